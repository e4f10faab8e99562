import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Root = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 4px;
  padding: 40px 24px;
  text-align: center;
  text-wrap: balance;
  color: var(--ink-2);
  & > svg.lucide {
    width: 24px;
    height: 24px;
    margin-bottom: 4px;
    stroke-width: 1.5;
    color: var(--ink-3);
  }
  & > b {
    color: var(--ink);
  }
  & > button,
  & > a {
    margin-top: 12px;
  }
`

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  /** A lucide icon, hidden from screen readers. */
  readonly icon: ReactNode
  readonly title?: string
  readonly text: string
  /** One button or link under the text. */
  readonly action?: ReactNode
}

/**
 * What stands in the middle of a list without entries: an icon and one sentence, never a blank.
 *
 * @example
 * <EmptyState icon={<Search aria-hidden="true" />} text="Nothing Found. Please try other search criteria" />
 */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <Root>
      {icon}
      {title !== undefined && <b>{title}</b>}
      <p>{text}</p>
      {action}
    </Root>
  )
}
