import { FormattedNumberField, type AnyNumberFieldProps } from './FormattedNumberField'

export type { NumberProblem } from './numberProblem'

/** Props of {@link NumberField}. */
export interface NumberFieldProps extends AnyNumberFieldProps {
  /** The most decimals; with more the field says so. @default 0 */
  readonly decimals?: number | undefined
  /** What is counted: stands after the text and describes the field. */
  readonly unit?: string | undefined
}

/**
 * A number, typed or pasted as people write it: `1234`, `1,234`, `(1,234)`. It is grouped when the field is left; what is
 * no number stays as it was typed, and the field says so. Arrow keys step; the wheel does nothing, so that scrolling
 * changes no figure.
 *
 * A new `value` replaces what was typed. To empty a field in which no number stands, whose value is `null` already, give
 * the field a new `key`.
 *
 * @example
 * <NumberField label="Mileage" value={mileage} onChange={setMileage} min={0} unit="mi" />
 */
export function NumberField({ decimals = 0, step = 1, ...props }: NumberFieldProps) {
  return (
    <FormattedNumberField {...props} step={step} format={{ style: 'decimal', currency: 'USD', decimals }} />
  )
}
