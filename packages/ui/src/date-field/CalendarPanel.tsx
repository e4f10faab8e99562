import type { CalendarDate } from '@internationalized/date'
import { use } from 'react'
import { Calendar } from 'react-aria-components/Calendar'
import { DatePickerStateContext } from 'react-aria-components/DatePicker'
import { CalendarMonths } from '../internal/date/CalendarMonths'
import { PickerFoot } from '../internal/date/PickerFoot'
import { PickerOverlay } from '../internal/date/PickerOverlay'

interface CalendarPanelProps {
  readonly isSheet: boolean
  readonly canClear: boolean
  readonly today: CalendarDate
}

/** The open calendar of one day; it is loaded on demand by `DateField`. */
export default function CalendarPanel({ isSheet, canClear, today }: CalendarPanelProps) {
  const state = use(DatePickerStateContext)
  return (
    <PickerOverlay isSheet={isSheet}>
      <Calendar>
        <CalendarMonths count={1} today={today} />
      </Calendar>
      <PickerFoot
        isSheet={isSheet}
        canClear={canClear}
        onClear={() => state?.setValue(null)}
        onDone={() => state?.setOpen(false)}
      />
    </PickerOverlay>
  )
}
