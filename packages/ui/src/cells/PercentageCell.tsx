import { Figure, type FigureLook } from './Figure'
import { formatPercentage, type CellNumber } from './formatNumber'

/** Props of {@link PercentageCell}. */
export interface PercentageCellProps extends FigureLook {
  /** In percent: 4.9 is 4.9 %. Blank for null, undefined, NaN and the infinities. */
  readonly value: CellNumber
  /** The most decimals. @default 2 */
  readonly decimals?: number | undefined
}

/**
 * A rate.
 *
 * @example
 * <PercentageCell value={4.9} /> // 4.9%
 */
export const PercentageCell = ({ value, decimals, tone }: PercentageCellProps) => (
  <Figure tone={tone}>{formatPercentage(value, decimals)}</Figure>
)
