import type { CalendarDate } from '@internationalized/date'
import { useRef } from 'react'
import { isPhoneWidth } from '../../breakpoints/breakpoints'
import { useWindowWidth } from '../../breakpoints/useWindowWidth'
import type { FieldControl, FieldFrameProps } from '../../field/Field'
import type { DayLimits } from './dayLimits'
import { parseDay } from './isoDay'
import { useToday } from './useToday'

/** What the fields for one day and for two have in common. */
export interface PickerProps extends FieldFrameProps, DayLimits {
  /** Today, `YYYY-MM-DD`: it is marked, and where an empty calendar opens. @default the clock's day in `timeZone` */
  readonly today?: string | undefined
  /**
   * Whose day is today, such as `America/New_York`, or `Etc/GMT+5` for five hours behind UTC; one that the browser does
   * not know is the reader's.
   * @default the reader's
   */
  readonly timeZone?: string | undefined
  /** It takes no focus and cannot be changed. @default false */
  readonly isDisabled?: boolean | undefined
  /** What stands there can be read and copied but not changed. @default false */
  readonly isReadOnly?: boolean | undefined
  /** The focus leaves the field and its calendar. */
  readonly onBlur?: (() => void) | undefined
}

/** The props that react-aria's pickers of one day and of two share, and how their calendar opens. */
export const usePicker = (props: PickerProps, control: FieldControl, labelId: string) => {
  const { minDate, maxDate, isDisabled = false, isReadOnly = false, isRequired = false } = props
  const today: CalendarDate | null = useToday(props.today, props.timeZone)
  const isSheet = useWindowWidth(isPhoneWidth)
  const isOpen = useRef(false)
  const describedBy = control['aria-describedby']
  return {
    today,
    isSheet,
    /** Whether the calendar is open, so that a day is chosen and not typed. */
    isOpen,
    canChange: !isDisabled && !isReadOnly,
    pickerProps: {
      'aria-labelledby': labelId,
      ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
      ...(today === null ? {} : { placeholderValue: today }),
      minValue: parseDay(minDate),
      maxValue: parseDay(maxDate),
      granularity: 'day' as const,
      shouldForceLeadingZeros: true,
      validationBehavior: 'aria' as const,
      isInvalid: control['aria-invalid'] ?? false,
      isDisabled,
      isReadOnly,
      isRequired,
      onOpenChange: (isNowOpen: boolean) => {
        isOpen.current = isNowOpen
      },
    },
  }
}
