import { Figure, type FigureLook } from './Figure'
import { formatCurrency, type CellNumber } from './formatNumber'

/** Props of {@link CurrencyCell}. */
export interface CurrencyCellProps extends FigureLook {
  /** In dollars. Blank for null, undefined, NaN and the infinities. */
  readonly value: CellNumber
  /** With two decimals instead of whole dollars. @default false */
  readonly hasCents?: boolean | undefined
}

/**
 * An amount of dollars, the minus before the sign.
 *
 * @example
 * <CurrencyCell value={-41.2} tone="good" /> // -$41
 */
export const CurrencyCell = ({ value, hasCents, tone }: CurrencyCellProps) => (
  <Figure tone={tone}>{formatCurrency(value, hasCents)}</Figure>
)
