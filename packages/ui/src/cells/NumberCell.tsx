import { Figure, type FigureLook } from './Figure'
import { formatNumber, type CellNumber } from './formatNumber'

/** Props of {@link NumberCell}. */
export interface NumberCellProps extends FigureLook {
  /** Blank for null, undefined, NaN and the infinities. */
  readonly value: CellNumber
  /** The most decimals. @default 0 */
  readonly decimals?: number | undefined
}

/**
 * A number with thousands separators.
 *
 * @example
 * <NumberCell value={54321} /> // 54,321
 */
export const NumberCell = ({ value, decimals, tone }: NumberCellProps) => (
  <Figure tone={tone}>{formatNumber(value, decimals)}</Figure>
)
