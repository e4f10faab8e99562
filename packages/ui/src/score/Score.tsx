import { styled } from 'styled-components'
import { scoreStyle } from './scoreStyle'

const Root = styled.span`
  ${scoreStyle}
`

/** Props of {@link Score}. */
export interface ScoreProps {
  /** A whole number of up to three digits; for NaN or null nothing is drawn. */
  readonly value: number | null
  /** How strong the score is drawn. @default 'low' */
  readonly tone?: 'low' | 'middle' | 'high' | undefined
}

/**
 * A rating in a figure: how likely, how good, of what rank. It knows no scale: which figure is high is the caller's to say
 * by `tone`. The figure is its whole text, so that a column's header or a label beside it has to name it.
 *
 * @example
 * <Score value={9} tone="high" />
 */
export function Score({ value, tone = 'low' }: ScoreProps) {
  if (value === null || Number.isNaN(value)) return null
  return <Root data-tone={tone}>{value}</Root>
}
