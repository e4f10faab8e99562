import { toCalendarDate, type CalendarDate } from '@internationalized/date'
import { lazy, Suspense, useRef, type RefObject } from 'react'
import { DateRangePicker as AriaDateRangePicker, type DateValue } from 'react-aria-components/DateRangePicker'
import { useLocale } from 'react-aria-components/I18nProvider'
import { styled } from 'styled-components'
import { useNarrowWindow } from '../card/useNarrowWindow'
import { isoOf, parseDay, readableDay } from '../date/isoDay'
import { DaySegments, PickerBox } from '../date/PickerBox'
import { useDraftDays } from '../date/useDraftDays'
import { useToday } from '../date/useToday'
import { Field, type FieldControl, type FieldFrameProps } from '../field/Field'
import { frameProps } from '../field/frameProps'
import { dayRangeError, nightsOf, type DayRange, type DayRangeRules } from './dayRange'

const loadCalendar = () => import('./RangeCalendarPanel')
const RangeCalendarPanel = lazy(loadCalendar)
// A failed fetch is tried again, and reported, when the calendar opens.
const warmUp = () => void loadCalendar().catch(() => undefined)

const Root = styled(AriaDateRangePicker)`
  position: relative;
  min-width: 0;
  container-type: inline-size;
`

/** A range that one press chooses. */
export interface DayRangePreset extends DayRange {
  readonly id: string
  readonly label: string
}

/** Props of {@link DateRangePicker}. */
export interface DateRangePickerProps extends FieldFrameProps, DayRangeRules {
  /** The two days; null while there are none, or one alone. What are no days counts as none. */
  readonly value: DayRange | null
  /**
   * Told once both days are whole, and with null when one of them goes. `error` is the sentence that the field shows
   * for them: the range stays in the field, and whether it is used is the caller's decision.
   */
  readonly onChange: (range: DayRange | null, error: string | undefined) => void
  /** Ranges beside the calendar. @default none */
  readonly presets?: readonly DayRangePreset[] | undefined
  /** Today, `YYYY-MM-DD`: it is marked, and where an empty calendar opens. @default the day of the reader's clock */
  readonly today?: string | undefined
  /** @default false */
  readonly isDisabled?: boolean | undefined
  /** @default false */
  readonly isReadOnly?: boolean | undefined
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
  const { locale } = useLocale()
  const root = useRef<HTMLDivElement>(null)
  const problem = props.value === null ? undefined : rangeProblem(props.value, props, locale)
  return (
    <Field
      {...frameProps(props)}
      error={props.error ?? problem}
      onLabelPress={() => root.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus()}
    >
      {(control, labelId) => (
        <RangeControl {...props} control={control} labelId={labelId} root={root} locale={locale} />
      )}
    </Field>
  )
}

/** A value that is no range at all stands for none. */
const rangeProblem = (value: DayRange, rules: DayRangeRules, locale: string): string | undefined =>
  readableRange(value, locale) === '' ? undefined : dayRangeError(value, rules, locale)

const readableRange = (value: DayRange | null, locale: string): string => {
  const [from, to] = [readableDay(value?.from, locale), readableDay(value?.to, locale)]
  return from === '' || to === '' ? '' : `${from} – ${to}`
}

interface RangeControlProps extends DateRangePickerProps {
  readonly control: FieldControl
  readonly labelId: string
  readonly root: RefObject<HTMLDivElement | null>
  readonly locale: string
}

function RangeControl(props: RangeControlProps) {
  const { label, value, onChange, control, labelId, root, locale, presets = [], minDate, maxDate } = props
  const { isDisabled = false, isReadOnly = false, isRequired = false, minNights, isUnavailable } = props
  const today = useToday(props.today)
  const isMobile = useNarrowWindow(721)
  const report = (days: readonly string[] | null) => {
    const [from, to] = days ?? []
    if (from === undefined || to === undefined) onChange(null, undefined)
    else onChange({ from, to }, dayRangeError({ from, to }, props, locale))
  }
  const { days, change, leave } = useDraftDays([value?.from, value?.to], report)
  const [start, end] = days ?? []
  const describedBy = control['aria-describedby']
  const isDayUnavailable = (day: DateValue, anchor: CalendarDate | null): boolean => {
    if (isUnavailable?.(isoOf(day)) === true) return true
    return anchor !== null && Math.abs(day.compare(anchor)) < nightsOf(minNights)
  }
  return (
    <Root
      ref={root}
      aria-labelledby={labelId}
      {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
      value={start === undefined || end === undefined ? null : { start, end }}
      onChange={(range) =>
        change(range === null ? null : [toCalendarDate(range.start), toCalendarDate(range.end)])
      }
      onBlur={leave}
      minValue={parseDay(minDate)}
      maxValue={parseDay(maxDate)}
      isDateUnavailable={isDayUnavailable}
      // The days around the first one are closed by the minimum nights; what lies behind them is not.
      allowsNonContiguousRanges
      {...(today === null ? {} : { placeholderValue: today })}
      granularity="day"
      shouldForceLeadingZeros
      validationBehavior="aria"
      isInvalid={control['aria-invalid'] ?? false}
      {...{ isDisabled, isReadOnly, isRequired }}
    >
      {({ state }) => (
        <>
          <PickerBox
            readable={readableRange(value, locale)}
            isReadOnly={isReadOnly}
            onWarmUp={warmUp}
            clearLabel={`Clear ${label}`}
            onClear={value === null || isDisabled || isReadOnly ? undefined : () => change(null)}
          >
            <DaySegments slot="start" />
            <span aria-hidden="true">–</span>
            <DaySegments slot="end" />
          </PickerBox>
          {state.isOpen && today !== null && (
            <Suspense fallback={null}>
              <RangeCalendarPanel isSheet={isMobile} {...{ value, presets, today }} />
            </Suspense>
          )}
        </>
      )}
    </Root>
  )
}
