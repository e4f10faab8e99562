import { toCalendarDate, type CalendarDate } from '@internationalized/date'
import { use } from 'react'
import { DateRangePickerStateContext } from 'react-aria-components/DateRangePicker'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import { styled } from 'styled-components'
import { Button } from '../button/Button'
import { CalendarMonths } from '../internal/date/CalendarMonths'
import { parseDay } from '../internal/date/isoDay'
import { PickerFoot } from '../internal/date/PickerFoot'
import { PickerOverlay } from '../internal/date/PickerOverlay'
import { uniqueIds } from '../internal/developer-error/uniqueIds'
import type { DayRange } from './dayRange'
import type { DayRangePreset } from './dayRangePreset'

const Columns = styled.div`
  display: flex;
  min-width: 0;
  & > [role='group'] {
    display: flex;
    flex-direction: column;
    gap: 4px;
    max-width: 192px;
    padding: 12px 8px;
    border-inline-end: 1px solid var(--line);
  }
  & > [role='group'] > button {
    justify-content: start;
    min-width: 0;
    max-width: 100%;
    height: auto;
    min-height: var(--control-small);
    white-space: normal;
    text-align: start;
    overflow-wrap: anywhere;
  }
  [data-sheet] & {
    flex-direction: column;
    & > [role='group'] {
      flex-flow: row wrap;
      max-width: none;
      border-inline-end: 0;
      border-block-end: 1px solid var(--line);
    }
    & > [role='group'] > button {
      min-height: var(--touch);
    }
  }
`

interface RangeCalendarPanelProps {
  readonly isSheet: boolean
  readonly value: DayRange | null
  readonly presets: readonly DayRangePreset[]
  readonly today: CalendarDate
}

/** The open calendar of a range, with the presets; it is loaded on demand by `DateRangePicker`. */
export default function RangeCalendarPanel({ isSheet, value, presets, today }: RangeCalendarPanelProps) {
  const state = use(DateRangePickerStateContext)
  const months = isSheet ? 1 : 2
  const uniquePresets = uniqueIds('DateRangePicker', presets)
  const choose = ({ from, to }: DayRangePreset) => {
    const [start, end] = [parseDay(from), parseDay(to)]
    if (start !== null && end !== null) state?.setDateRange({ start, end })
  }
  return (
    <PickerOverlay isSheet={isSheet}>
      <Columns>
        {uniquePresets.length > 0 && (
          <div role="group" aria-label="Presets">
            {uniquePresets.map((preset) => {
              const isInForce = preset.from === value?.from && preset.to === value.to
              return (
                <Button
                  key={preset.id}
                  variant="ghost"
                  size="small"
                  isOn={isInForce}
                  aria-pressed={isInForce}
                  onPress={() => choose(preset)}
                >
                  {preset.label}
                </Button>
              )
            })}
          </div>
        )}
        <RangeCalendar visibleDuration={{ months }} pageBehavior="single" commitBehavior="reset">
          <CalendarMonths count={months} today={toCalendarDate(today)} isRange />
        </RangeCalendar>
      </Columns>
      <PickerFoot
        isSheet={isSheet}
        canClear={value !== null}
        onClear={() => state?.setValue(null)}
        onDone={() => state?.setOpen(false)}
      />
    </PickerOverlay>
  )
}
