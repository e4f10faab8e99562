import { isSameDay, type CalendarDate } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import { CalendarCell, CalendarGrid, CalendarHeading } from 'react-aria-components/Calendar'
import { useLocale } from 'react-aria-components/I18nProvider'
import { styled } from 'styled-components'
import { Button } from '../../button/Button'
import { mirrored } from '../direction/mirrorStyle'
import { calendarStyle } from './calendarStyle'
import { weekdayStyle } from './weekdayStyle'

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  & > h3 {
    flex: 1;
    font-size: var(--fs-3);
    line-height: var(--lh-3);
    font-weight: 600;
    text-align: center;
  }
  & > button svg.lucide {
    ${mirrored}
  }
`

const Months = styled.div`
  display: flex;
  justify-content: center;
  gap: 24px;
  padding: 12px;
`

const Grid = styled(CalendarGrid)`
  ${calendarStyle}
`

interface DayProps {
  readonly day: CalendarDate
  readonly isToday: boolean
}

/**
 * Marks our own `today`: React Aria marks the day of the reader's clock, which may differ from that of a store
 * elsewhere.
 */
function Day({ day, isToday }: DayProps) {
  return (
    <CalendarCell
      date={day}
      data-now={isToday || undefined}
      render={(props) => <div {...props} aria-current={isToday ? 'date' : undefined} />}
    />
  )
}

interface CalendarMonthsProps {
  /** How many months stand beside each other. */
  readonly count: number
  /** The day that is marked. */
  readonly today: CalendarDate
  /** Days are chosen in bands. @default false */
  readonly isRange?: boolean | undefined
}

/** The months of a calendar with the buttons before and after them; inside react-aria's Calendar or RangeCalendar. */
export function CalendarMonths({ count, today, isRange = false }: CalendarMonthsProps) {
  const { locale } = useLocale()
  const weekdays = useMemo(() => weekdayStyle(locale), [locale])
  return (
    <Months>
      {Array.from({ length: count }, (_, month) => (
        <div key={month}>
          <Head>
            {month === 0 && (
              <Button
                slot="previous"
                variant="ghost"
                size="small"
                icon={<ChevronLeft aria-hidden="true" />}
              />
            )}
            <CalendarHeading level={3} offset={{ months: month }} />
            {month === count - 1 && (
              <Button slot="next" variant="ghost" size="small" icon={<ChevronRight aria-hidden="true" />} />
            )}
          </Head>
          <Grid offset={{ months: month }} weekdayStyle={weekdays} data-range={isRange || undefined}>
            {(day) => <Day day={day} isToday={isSameDay(day, today)} />}
          </Grid>
        </div>
      ))}
    </Months>
  )
}
