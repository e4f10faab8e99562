import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { isolated } from '../internal/direction/isolated'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'

const Mark = styled.span`
  display: inline-block;
  flex: none;
  min-width: 20px;
  height: 20px;
  padding: 0 6px;
  border-radius: 10px;
  background: var(--danger);
  color: var(--on-danger);
  font-size: var(--fs-1);
  line-height: 20px;
  font-weight: 650;
  text-align: center;
  font-variant-numeric: tabular-nums;
  &[data-tone='accent'] {
    background: var(--accent);
    color: var(--on-accent);
  }
  &[data-size='small'] {
    min-width: 16px;
    height: 16px;
    padding: 0 4px;
    font-size: 10px;
    line-height: 16px;
  }
  &[data-dot] {
    min-width: 8px;
    width: 8px;
    height: 8px;
    padding: 0;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;
    color: HighlightText;
  }
`

const Cornered = styled.span`
  position: relative;
  display: inline-flex;
  & > [data-tone] {
    position: absolute;
    bottom: calc(100% - 11px);
    /* It grows outwards: what it sits on stays in sight. */
    inset-inline-start: calc(100% - 12px);
    pointer-events: none;
  }
  & > [data-dot] {
    bottom: calc(100% - 8px);
    inset-inline-start: calc(100% - 8px);
  }
`

/** Props of {@link CountBadge}. */
export interface CountBadgeProps {
  /** Nothing is drawn for 0, less, NaN or null; above 99 it reads "99+". */
  readonly count: number | null | undefined
  /** What is counted, for screen readers. */
  readonly label?: string | undefined
  /** `danger` asks for an answer, `accent` only counts. @default 'danger' */
  readonly tone?: 'danger' | 'accent' | undefined
  /** 20 or 16 px. @default 'medium' */
  readonly size?: 'medium' | 'small' | undefined
  /** A dot of 8 px in place of the figure, which is left to screen readers. @default false */
  readonly isDot?: boolean | undefined
  /** What it sits on the corner of: an icon, a button. */
  readonly children?: ReactNode
}

/**
 * How many wait.
 *
 * @example
 * <CountBadge count={3} label="unanswered emails" />
 */
export function CountBadge(props: CountBadgeProps) {
  const { count, label, tone = 'danger', size = 'medium', isDot = false, children } = props
  const whole = Math.floor(count ?? 0)
  const text = whole > 99 ? '99+' : String(whole)
  // Also false for NaN.
  const mark = whole > 0 && (
    <Mark data-tone={tone} data-size={size} data-dot={isDot || undefined}>
      {isDot ? <VisuallyHidden>{text}</VisuallyHidden> : isolated(text)}
      {label !== undefined && <VisuallyHidden> {label}</VisuallyHidden>}
    </Mark>
  )
  if (children === undefined) return mark === false ? null : mark
  return (
    <Cornered>
      {children}
      {mark}
    </Cornered>
  )
}
