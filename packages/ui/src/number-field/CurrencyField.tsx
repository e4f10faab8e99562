import { FormattedNumberField, type AnyNumberFieldProps } from './FormattedNumberField'

/** Props of {@link CurrencyField}. */
export interface CurrencyFieldProps extends AnyNumberFieldProps {
  /** ISO code. @default 'USD' */
  readonly currency?: string | undefined
  /** The decimals that the amount is written with, and rounded to. @default 0 */
  readonly decimals?: number | undefined
}

/**
 * An amount of money: `$1,234.50`, `-$500`, `(1,234)`. It is rounded to its decimals and written with its sign when the
 * field is left. Otherwise a {@link NumberField}.
 *
 * @example
 * <CurrencyField label="Est Payoff" value={payoff} onChange={setPayoff} min={0} />
 */
export function CurrencyField({ currency = 'USD', decimals = 0, step = 1, ...props }: CurrencyFieldProps) {
  return <FormattedNumberField {...props} step={step} format={{ style: 'currency', currency, decimals }} />
}
