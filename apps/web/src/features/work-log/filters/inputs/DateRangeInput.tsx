import { openRange } from '@retain/domain/work-log/filters/filter-types/fromTo'
import { dateRange } from '@retain/domain/work-log/filters/filter-types/dateRange'
import { DateRangePicker } from '@retain/ui/date-range-picker'
import type { FilterInputProps } from './filterInput'

/** Two days, typed or chosen, with ranges that one press chooses (L-143 to L-148). */
export function DateRangeInput(props: FilterInputProps<'dateRange'>) {
  const { definition, value, onChange, errorOf, presets, today, isDisabled } = props
  const { label, fields, minimumNights } = definition
  const isWhole = value.from !== '' && value.to !== ''
  const hasOneSide = !isWhole && dateRange.hasValue(value)
  return (
    <DateRangePicker
      label={label}
      value={isWhole ? value : null}
      onChange={(days) => onChange(days ?? openRange)}
      minNights={minimumNights}
      presets={presets}
      today={today}
      // An address may leave a side open, which the calendar cannot show.
      hint={hasOneSide ? dateRange.describe(value, definition, (id) => id) : undefined}
      error={errorOf(fields.from) ?? errorOf(fields.to)}
      isDisabled={isDisabled}
    />
  )
}
