import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Root = styled.span`
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
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

/** What a chip says: one meaning per colour. */
export type ChipTone = 'neutral' | 'open' | 'sched' | 'cand' | 'warn' | 'danger' | 'info' | 'line'

/** Props of {@link Chip}. */
export interface ChipProps {
  /** @default 'neutral' */
  readonly tone?: ChipTone
  /** A lucide icon. */
  readonly icon?: ReactNode
  /** Takes a second line before it is cut, as in a narrow column. */
  readonly wraps?: boolean
  /** The word; a chip never speaks by colour alone. */
  readonly children: string
}

/**
 * A status in a word.
 *
 * @example
 * <Chip tone="warn">No Phone Listed</Chip>
 */
export function Chip({ tone = 'neutral', icon, wraps = false, children }: ChipProps) {
  return (
    <Root data-tone={tone} data-wraps={wraps || undefined}>
      {icon}
      <span>{children}</span>
    </Root>
  )
}
