import type { Day } from '@retain/domain/calendar/day'
import { wrongDaysText, type DaySpan } from '@retain/domain/dashboard/dashboardPeriod'
import { chosenDays } from '@retain/domain/dashboard/dashboardView'
import { media } from '@retain/ui/breakpoints'
import { DateRangePicker } from '@retain/ui/date-range-picker'
import type { DayRange } from '@retain/ui/day-range'
import { useState } from 'react'
import { styled } from 'styled-components'

/** The field is as wide as its place. */
const Place = styled.div`
  inline-size: 264px;
  max-inline-size: 100%;
  @media ${media.phone} {
    inline-size: 100%;
  }
`

interface ChosenDaysProps {
  /** Those of the figures, chosen or of a period. */
  readonly days: DaySpan
  readonly today: Day
  readonly onChange: (days: DaySpan | null) => void
}

/** The days of the figures; whoever changes them chooses days in the place of the period. Days that cannot be asked for stay in the field, with why; the figures stay as they are. */
export function ChosenDays({ days, today, onChange }: ChosenDaysProps) {
  const [refused, setRefused] = useState<DayRange | null>(null)
  const change = (range: DayRange | null, error: string | undefined) => {
    const chosen = range === null || error !== undefined ? null : chosenDays(range.from, range.to)
    const isRefused = range !== null && chosen === null
    setRefused(isRefused ? range : null)
    if (!isRefused) onChange(chosen)
  }
  const isTooLong = refused !== null && refused.from <= refused.to && refused.to <= today
  return (
    <Place>
      <DateRangePicker
        label="Days"
        isLabelHidden
        value={refused ?? days}
        onChange={change}
        minNights={0}
        maxDate={today}
        today={today}
        error={isTooLong ? wrongDaysText : undefined}
      />
    </Place>
  )
}
