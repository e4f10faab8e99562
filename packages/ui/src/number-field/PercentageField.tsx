import { FormattedNumberField, type AnyNumberFieldProps } from './FormattedNumberField'

/** Props of {@link PercentageField}. */
export interface PercentageFieldProps extends AnyNumberFieldProps {
  /** The most decimals; with more the field says so. @default 2 */
  readonly decimals?: number | undefined
}

/**
 * A percentage, in hundredths: 3.9 is 3.9 %. The sign stands after the text; `12 %` can be pasted. Otherwise a
 * {@link NumberField}.
 *
 * @example
 * <PercentageField label="APR" value={apr} onChange={setApr} min={0} max={100} />
 */
export function PercentageField({ decimals = 2, step = 0.1, ...props }: PercentageFieldProps) {
  return (
    <FormattedNumberField
      {...props}
      step={step}
      unit="%"
      format={{ style: 'percent', currency: 'USD', decimals }}
    />
  )
}
