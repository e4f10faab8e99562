import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { stateStyle } from './stateStyle'

const Root = styled.div`
  ${stateStyle}
`

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  /** A lucide icon, hidden from screen readers. */
  readonly icon: ReactNode
  /** A line over the text, in bold. */
  readonly title?: string | undefined
  /** What is missing, and what to do about it. */
  readonly text: string
  /** One button or link under the text. */
  readonly action?: ReactNode
}

/**
 * What stands in the middle of a list without entries: an icon and one sentence, never a blank. What failed is no empty
 * list: that is `ErrorState`.
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
