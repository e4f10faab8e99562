import { styled } from 'styled-components'
import { scoreStyle } from './scoreStyle'

const Root = styled.span`
  ${scoreStyle}
`

/** Props of {@link Score}. */
export interface ScoreProps {
  readonly value: number
  /** How strong the score is drawn. @default 'low' */
  readonly tone?: 'low' | 'middle' | 'high' | undefined
}

/**
 * A prediction score.
 *
 * @example
 * <Score value={9} tone="high" />
 */
export function Score({ value, tone = 'low' }: ScoreProps) {
  return <Root data-tone={tone}>{value}</Root>
}
