import { toCalendarDate } from '@internationalized/date'
import { DatePicker } from 'react-aria-components/DatePicker'
import { useLocale } from 'react-aria-components/I18nProvider'
import { lazyComponent } from '../internal/lazy-component/lazyComponent'
import { DayFrame } from '../internal/date/DayFrame'
import { isoOf, parseDay, readableDay } from '../internal/date/isoDay'
import { DaySegments, PickerBox } from '../internal/date/PickerBox'
import { useDraftDays } from '../internal/date/useDraftDays'
import { usePicker, type PickerProps } from '../internal/date/usePicker'
import type { FieldControl } from '../field/Field'
import { dayError, type DayRules } from './dayError'

const CalendarPanel = lazyComponent(() => import('./CalendarPanel'))

/** Props of {@link DateField}. */
export interface DateFieldProps extends PickerProps, DayRules {
  /** The day as `YYYY-MM-DD`; null for none. What is no day counts as none. */
  readonly value: string | null
  /** Told once the day is whole, and with null when it goes. `error` is the sentence that the field shows for it. */
  readonly onChange: (day: string | null, error: string | undefined) => void
}

/**
 * One day, typed or chosen from a calendar, which is a sheet on a phone. Its own rules and the caller's `validate` are
 * shown as the error; an `error` of the caller comes before them.
 *
 * @example
 * <DateField label="Appointment" value={day} onChange={setDay} minDate="2026-11-21" />
 */
export function DateField(props: DateFieldProps) {
  const { locale } = useLocale()
  const problem = parseDay(props.value) === null ? undefined : dayError(props.value ?? '', props, locale)
  return (
    <DayFrame frame={props} problem={problem}>
      {(control, labelId) => <DateControl {...props} {...{ control, labelId, locale }} />}
    </DayFrame>
  )
}

interface DateControlProps extends DateFieldProps {
  readonly control: FieldControl
  readonly labelId: string
  readonly locale: string
}

function DateControl({ control, labelId, locale, ...props }: DateControlProps) {
  const { label, value, onChange, isUnavailable } = props
  const { today, isSheet, isOpen, canChange, pickerProps } = usePicker(props, control, labelId)
  const { days, change, leave } = useDraftDays([value], (whole) => {
    const day = whole?.[0] ?? null
    onChange(day, day === null ? undefined : dayError(day, props, locale))
  })
  return (
    <DatePicker
      {...pickerProps}
      value={days?.[0] ?? null}
      onChange={(day) => change(day === null ? null : [toCalendarDate(day)], isOpen.current)}
      onBlur={() => {
        leave()
        props.onBlur?.()
      }}
      isDateUnavailable={(day) => isUnavailable?.(isoOf(day)) === true}
    >
      {({ state }) => (
        <>
          <PickerBox
            readable={readableDay(value, locale)}
            isReadOnly={pickerProps.isReadOnly}
            onEnter={leave}
            preload={CalendarPanel.preload}
            clearLabel={`Clear ${label}`}
            onClear={value !== null && canChange ? () => change(null) : undefined}
          >
            <DaySegments />
          </PickerBox>
          {state.isOpen && today !== null && (
            <CalendarPanel
              isSheet={isSheet}
              canClear={value !== null}
              today={today}
              onLoadFailed={() => state.close()}
            />
          )}
        </>
      )}
    </DatePicker>
  )
}
