import { css } from 'styled-components'
import { ownDirection } from '../internal/direction/ownDirection'
import { moreContrastEdge } from './moreContrastEdge'

/** The look of a chip, by `data-tone` and `data-wraps`, for the component and for the cell of a grid alike. */
export const chipStyle = css`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
  max-width: 100%;
  height: 20px;
  padding: 0 8px;
  border-radius: var(--r-1);
  background: var(--chip);
  color: var(--chip-ink);
  font-size: var(--fs-1);
  line-height: 16px;
  font-weight: 550;
  white-space: nowrap;
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    ${ownDirection}
  }
  &[data-wraps] {
    height: auto;
    min-height: 20px;
    padding: 1px 6px;
    line-height: 12px;
    white-space: normal;
    & > span {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
  & svg.lucide {
    width: 12px;
    height: 12px;
  }
  &[data-tone='open'] {
    background: var(--open-soft);
    color: var(--open-ink);
  }
  &[data-tone='sched'] {
    background: var(--sched-soft);
    color: var(--sched-ink);
  }
  &[data-tone='cand'] {
    background: var(--cand-soft);
    color: var(--cand-ink);
  }
  &[data-tone='warn'] {
    background: var(--warn-soft);
    color: var(--warn-ink);
  }
  &[data-tone='danger'] {
    background: var(--danger-soft);
    color: var(--danger-ink);
  }
  &[data-tone='info'] {
    background: var(--accent-soft);
    color: var(--accent-ink);
  }
  &[data-tone='line'] {
    background: none;
    box-shadow: inset 0 0 0 1px var(--line-strong);
    color: var(--ink-2);
  }
  ${moreContrastEdge}
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`
