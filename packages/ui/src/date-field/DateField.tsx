import { toCalendarDate } from '@internationalized/date'
import { DatePicker } from 'react-aria-components/DatePicker'
import { useLocale } from 'react-aria-components/I18nProvider'
import { lazyComponent } from '../internal/lazy-component/lazyComponent'
import { DayFrame } from '../internal/date/DayFrame'
import { isoOf, parseDay, readableDay } from '../internal/date/isoDay'
import { DaySegments, PickerBox } from '../internal/date/PickerBox'
import { useDraftDays } from '../internal/date/useDraftDays'
import { DayText, PlainBox } from '../internal/date/DayText'
import { usePicker, type PickerProps } from '../internal/date/usePicker'
import { useTypedDay } from '../internal/date/useTypedDay'
import type { FieldControl } from '../field/Field'
import { dayError, type DayRules } from './dayError'

const CalendarPanel = lazyComponent(() => import('./CalendarPanel'))

/** Props of {@link DateField}. */
export interface DateFieldProps extends PickerProps, DayRules {
  /** The day as `YYYY-MM-DD`; null for none. What is no day counts as none. */
  readonly value: string | null
  /** Told once the day is whole, and with null when it goes. `error` is the sentence that the field shows for it. */
  readonly onChange: (day: string | null, error: string | undefined) => void
  /**
   * The day that a text means, `YYYY-MM-DD`, or null. With it the field is one line of text, which may be words, and what
   * they mean shows behind them; the value is null while they mean no day.
   */
  readonly readText?: ((text: string) => string | null) | undefined
}

/**
 * One day, typed or chosen from a calendar, which is a sheet on a phone. Its own rules and the caller's `validate` are
 * shown as the error; an `error` of the caller comes before them.
 *
 * @example
 * <DateField label="Appointment" value={day} onChange={setDay} minDate="2026-11-21" />
 *
 * @example
 * <DateField label="Due date" hint="A date, or words such as tomorrow" value={day} onChange={setDay} readText={dayOfWords} />
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

const noWords = () => null

interface DateControlProps extends DateFieldProps {
  readonly control: FieldControl
  readonly labelId: string
  readonly locale: string
}

function DateControl({ control, labelId, locale, ...props }: DateControlProps) {
  const { label, value, onChange, isUnavailable, readText } = props
  const readable = readableDay(value, locale)
  const tell = (day: string | null) => onChange(day, day === null ? undefined : dayError(day, props, locale))
  const { today, isSheet, isOpen, canChange, pickerProps } = usePicker(props, control, labelId)
  const { days, change, leave } = useDraftDays([value], (whole) => tell(whole?.[0] ?? null))
  const typed = useTypedDay({ value, readable, readText: readText ?? noWords, onDay: tell })
  const blur = () => {
    leave()
    typed.leave()
    props.onBlur?.()
  }
  const box = {
    isReadOnly: pickerProps.isReadOnly,
    onEnter: leave,
    preload: CalendarPanel.preload,
    clearLabel: `Clear ${label}`,
    onClear: value !== null && canChange ? () => change(null) : undefined,
  }
  return (
    <DatePicker
      {...pickerProps}
      value={days?.[0] ?? null}
      onChange={(day) => change(day === null ? null : [toCalendarDate(day)], isOpen.current)}
      onBlur={blur}
      isDateUnavailable={(day) => isUnavailable?.(isoOf(day)) === true}
    >
      {({ state }) => (
        <>
          {readText === undefined ? (
            <PickerBox {...box} readable={readable}>
              <DaySegments />
            </PickerBox>
          ) : (
            <PlainBox>
              <PickerBox {...box} readable="">
                <DayText
                  {...{ typed, control, labelId, locale }}
                  isDisabled={pickerProps.isDisabled}
                  isReadOnly={pickerProps.isReadOnly}
                  isRequired={pickerProps.isRequired}
                  onBlur={blur}
                />
              </PickerBox>
            </PlainBox>
          )}
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
