import type { ScoreProps } from '../score/Score'
import { formatNumber, type CellNumber } from './formatNumber'

/** Props of {@link ScoreCell}. */
export interface ScoreCellProps extends Pick<ScoreProps, 'tone'> {
  /** Blank for null, undefined, NaN and the infinities. */
  readonly value: CellNumber
}

/**
 * A prediction score: a `Score` as cheap as a cell has to be. Which scores are shown is the caller's rule.
 *
 * @example
 * <ScoreCell value={9} tone="high" />
 */
export function ScoreCell({ value, tone = 'low' }: ScoreCellProps) {
  const text = formatNumber(value)
  return text === '' ? null : (
    <span data-cell="score" data-tone={tone}>
      {text}
    </span>
  )
}
