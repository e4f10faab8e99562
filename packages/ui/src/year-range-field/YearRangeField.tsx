import { latestFirst } from '../range-field/numberRange'
import { SelectRangeField, type SelectRangeFieldProps } from '../range-field/SelectRangeField'

/** Props of {@link YearRangeField}. */
export interface YearRangeFieldProps extends Omit<SelectRangeFieldProps, 'options'> {
  /** The years to choose from, in any order; the latest is offered first. */
  readonly years: readonly number[]
}

/**
 * The first and the last year, chosen out of a list.
 *
 * @example
 * <YearRangeField label="Year" years={years} value={{ from: 2018, to: null }} onChange={setYears} />
 */
export function YearRangeField({ years, ...field }: YearRangeFieldProps) {
  return <SelectRangeField {...field} options={latestFirst(years)} />
}
