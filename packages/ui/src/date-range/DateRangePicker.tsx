import { toCalendarDate, type CalendarDate } from '@internationalized/date'
import { DateRangePicker as AriaDateRangePicker, type DateValue } from 'react-aria-components/DateRangePicker'
import { useLocale } from 'react-aria-components/I18nProvider'
import { lazyComponent } from '../internal/lazy-component/lazyComponent'
import { DayFrame } from '../internal/date/DayFrame'
import { isoOf, readableDay } from '../internal/date/isoDay'
import { DaySegments, PickerBox } from '../internal/date/PickerBox'
import { useDraftDays } from '../internal/date/useDraftDays'
import { usePicker, type PickerProps } from '../internal/date/usePicker'
import type { FieldControl } from '../field/Field'
import { dayRangeError, nightsOf, type DayRange, type DayRangeRules } from './dayRange'
import type { DayRangePreset } from './dayRangePreset'

export type { DayRangePreset } from './dayRangePreset'

const RangeCalendarPanel = lazyComponent(() => import('./RangeCalendarPanel'))

/** Props of {@link DateRangePicker}. */
export interface DateRangePickerProps extends PickerProps, DayRangeRules {
  /** The two days; null while there are none, or one alone. What are no days counts as none. */
  readonly value: DayRange | null
  /**
   * Told once both days are whole, and with null when one of them goes. `error` is the sentence that the field shows
   * for them: the range stays in the field, and whether it is used is the caller's decision.
   */
  readonly onChange: (range: DayRange | null, error: string | undefined) => void
  /** Ranges beside the calendar; their ids differ. @default none */
  readonly presets?: readonly DayRangePreset[] | undefined
}

/**
 * Two days, typed or chosen from a calendar: two months beside each other, one as a sheet on a phone. Its own rules and
 * the caller's `validate` are shown as the error; an `error` of the caller comes before them.
 *
 * @example
 * <DateRangePicker label="Last Service Date" value={range} onChange={setRange} presets={presets} />
 *
 * @example
 * <DateRangePicker label="Stay" minNights={2} minDate="2026-11-21" value={range} onChange={setRange} />
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const { value } = props
  const { locale } = useLocale()
  const readable = readableRange(value, locale)
  const problem = value === null || readable === '' ? undefined : dayRangeError(value, props, locale)
  return (
    <DayFrame frame={props} problem={problem}>
      {(control, labelId) => <RangeControl {...props} {...{ control, labelId, locale, readable }} />}
    </DayFrame>
  )
}

const readableRange = (value: DayRange | null, locale: string): string => {
  const [from, to] = [readableDay(value?.from, locale), readableDay(value?.to, locale)]
  return from === '' || to === '' ? '' : `${from} – ${to}`
}

interface RangeControlProps extends DateRangePickerProps {
  readonly control: FieldControl
  readonly labelId: string
  readonly locale: string
  readonly readable: string
}

function RangeControl({ control, labelId, locale, readable, ...props }: RangeControlProps) {
  const { label, value, onChange, presets = [], minNights, isUnavailable } = props
  const { today, isSheet, isOpen, canChange, pickerProps } = usePicker(props, control, labelId)
  const { days, change, leave } = useDraftDays([value?.from, value?.to], (whole) => {
    const [from, to] = whole ?? []
    if (from === undefined || to === undefined) onChange(null, undefined)
    else onChange({ from, to }, dayRangeError({ from, to }, props, locale))
  })
  const [start, end] = days ?? []
  const isDateUnavailable = (day: DateValue, anchor: CalendarDate | null): boolean =>
    isUnavailable?.(isoOf(day)) === true ||
    (anchor !== null && Math.abs(day.compare(anchor)) < nightsOf(minNights))
  return (
    <AriaDateRangePicker
      {...pickerProps}
      value={start === undefined || end === undefined ? null : { start, end }}
      onChange={(range) =>
        change(
          range === null ? null : [toCalendarDate(range.start), toCalendarDate(range.end)],
          isOpen.current,
        )
      }
      onBlur={() => {
        leave()
        props.onBlur?.()
      }}
      isDateUnavailable={isDateUnavailable}
      // The minimum of nights closes the days next to the first one, but not those beyond.
      allowsNonContiguousRanges
    >
      {({ state }) => (
        <>
          <PickerBox
            readable={readable}
            isReadOnly={pickerProps.isReadOnly}
            onEnter={leave}
            preload={RangeCalendarPanel.preload}
            clearLabel={`Clear ${label}`}
            onClear={value !== null && canChange ? () => change(null) : undefined}
          >
            <DaySegments slot="start" />
            <span aria-hidden="true">–</span>
            <DaySegments slot="end" />
          </PickerBox>
          {state.isOpen && today !== null && (
            <RangeCalendarPanel {...{ isSheet, value, presets, today }} onLoadFailed={() => state.close()} />
          )}
        </>
      )}
    </AriaDateRangePicker>
  )
}
