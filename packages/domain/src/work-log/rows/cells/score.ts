/** How likely the customer is to buy, in three steps. */
export type ScoreLevel = 'low' | 'middle' | 'high'

/**
 * The level of a predictive score. There is one for the scores 1 to 10 only; `null` means that no icon is shown (L-266).
 *
 * @example scoreLevel(8) // 'high'
 */
export function scoreLevel(score: number | null): ScoreLevel | null {
  if (score === null || !Number.isInteger(score) || score < 1 || score > 10) return null
  return score > 7 ? 'high' : score > 3 ? 'middle' : 'low'
}
