import { css } from 'styled-components'
import { moreContrastEdge } from '../chip/moreContrastEdge'

/** The look of a score, by `data-tone`, for the component and for the cell of a grid alike. */
export const scoreStyle = css`
  display: inline-grid;
  place-items: center;
  min-width: 24px;
  padding: 0 4px;
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
  ${moreContrastEdge}
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`
