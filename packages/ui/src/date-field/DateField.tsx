import { toCalendarDate } from '@internationalized/date'
import { lazy, Suspense, useRef, type RefObject } from 'react'
import { DatePicker } from 'react-aria-components/DatePicker'
import { useLocale } from 'react-aria-components/I18nProvider'
import { styled } from 'styled-components'
import { useNarrowWindow } from '../card/useNarrowWindow'
import { isoOf, parseDay, readableDay } from '../date/isoDay'
import { DaySegments, PickerBox } from '../date/PickerBox'
import { useDraftDays } from '../date/useDraftDays'
import { useToday } from '../date/useToday'
import { Field, type FieldControl, type FieldFrameProps } from '../field/Field'
import { frameProps } from '../field/frameProps'
import { dayError, type DayRules } from './dayError'

const loadCalendar = () => import('./CalendarPanel')
const CalendarPanel = lazy(loadCalendar)
// A failed fetch is tried again, and reported, when the calendar opens.
const warmUp = () => void loadCalendar().catch(() => undefined)

const Place = styled.div`
  min-width: 0;
  container-type: inline-size;
  /* The browser's own field behind it is for filling in forms by itself, which is not offered. */
  & > [aria-hidden='true']:has(> input) {
    display: none;
  }
`

/** Props of {@link DateField}. */
export interface DateFieldProps extends FieldFrameProps, DayRules {
  /** The day as `YYYY-MM-DD`; null for none. What is no day counts as none. */
  readonly value: string | null
  /** Told once the day is whole, and with null when it goes. `error` is the sentence that the field shows for it. */
  readonly onChange: (day: string | null, error: string | undefined) => void
  /** Today, `YYYY-MM-DD`: it is marked, and where an empty calendar opens. @default the day of the reader's clock */
  readonly today?: string | undefined
  /** @default false */
  readonly isDisabled?: boolean | undefined
  /** @default false */
  readonly isReadOnly?: boolean | undefined
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
  const root = useRef<HTMLDivElement>(null)
  const problem = parseDay(props.value) === null ? undefined : dayError(props.value ?? '', props, locale)
  return (
    <Field
      {...frameProps(props)}
      error={props.error ?? problem}
      onLabelPress={() => root.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus()}
    >
      {(control, labelId) => (
        <DateControl {...props} control={control} labelId={labelId} root={root} locale={locale} />
      )}
    </Field>
  )
}

interface DateControlProps extends DateFieldProps {
  readonly control: FieldControl
  readonly labelId: string
  readonly root: RefObject<HTMLDivElement | null>
  readonly locale: string
}

function DateControl(props: DateControlProps) {
  const { label, value, onChange, control, labelId, root, locale, minDate, maxDate, isUnavailable } = props
  const { isDisabled = false, isReadOnly = false, isRequired = false } = props
  const today = useToday(props.today)
  const isPhone = useNarrowWindow(721)
  const { days, change, leave } = useDraftDays([value], (whole) => {
    const day = whole?.[0] ?? null
    onChange(day, day === null ? undefined : dayError(day, props, locale))
  })
  const describedBy = control['aria-describedby']
  return (
    <Place ref={root}>
      <DatePicker
        aria-labelledby={labelId}
        {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
        value={days?.[0] ?? null}
        onChange={(day) => change(day === null ? null : [toCalendarDate(day)])}
        onBlur={leave}
        minValue={parseDay(minDate)}
        maxValue={parseDay(maxDate)}
        isDateUnavailable={(day) => isUnavailable?.(isoOf(day)) === true}
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
              readable={readableDay(value, locale)}
              isReadOnly={isReadOnly}
              onWarmUp={warmUp}
              clearLabel={`Clear ${label}`}
              onClear={value === null || isDisabled || isReadOnly ? undefined : () => change(null)}
            >
              <DaySegments />
            </PickerBox>
            {state.isOpen && today !== null && (
              <Suspense fallback={null}>
                <CalendarPanel isSheet={isPhone} canClear={value !== null} today={today} />
              </Suspense>
            )}
          </>
        )}
      </DatePicker>
    </Place>
  )
}
