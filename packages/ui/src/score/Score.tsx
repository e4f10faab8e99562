import { styled } from 'styled-components'

const Root = styled.span`
  display: inline-grid;
  place-items: center;
  width: 24px;
  height: 20px;
  border-radius: var(--r-1);
  background: var(--chip);
  color: var(--chip-ink);
  font-size: var(--fs-1);
  line-height: 16px;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  &[data-tone='middle'] {
    background: var(--accent-soft);
    color: var(--accent-ink);
  }
  &[data-tone='high'] {
    background: var(--accent);
    color: var(--on-accent);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

/** Props of {@link Score}. */
export interface ScoreProps {
  readonly value: number
  /** How strong the score is drawn. @default 'low' */
  readonly tone?: 'low' | 'middle' | 'high'
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
