import { styled } from 'styled-components'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'

const Root = styled.span`
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
`

/** Props of {@link CountBadge}. */
export interface CountBadgeProps {
  /** Nothing is drawn for 0; above 99 it reads "99+". */
  readonly count: number
  /** What is counted, for screen readers. */
  readonly label?: string
  /** Red waits for an answer; accent only counts. @default 'danger' */
  readonly tone?: 'danger' | 'accent'
  /** 20 or 16 px. @default 'medium' */
  readonly size?: 'medium' | 'small'
}

/**
 * How many wait.
 *
 * @example
 * <CountBadge count={3} label="unanswered emails" />
 */
export function CountBadge({ count, label, tone = 'danger', size = 'medium' }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <Root data-tone={tone} data-size={size}>
      {count > 99 ? '99+' : count}
      {label !== undefined && <VisuallyHidden> {label}</VisuallyHidden>}
    </Root>
  )
}
