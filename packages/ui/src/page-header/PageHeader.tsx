import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { visuallyHidden } from '../visually-hidden/visuallyHiddenStyle'

const Root = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);
  min-height: 32px;
  & > h1 {
    white-space: nowrap;
  }
  @media (max-width: 720px) {
    /* On a phone the top bar shows the title. */
    &[data-titled-above] > h1 {
      ${visuallyHidden}
    }
    &[data-titled-above][data-bare] {
      display: contents;
    }
  }
`

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-inline-start: auto;
`

/** Props of {@link PageHeader}. */
export interface PageHeaderProps {
  /** The page's title: its one first-level heading. */
  readonly title: string
  /** Controls after the title. */
  readonly children?: ReactNode
  /** What stands at the end of the line. */
  readonly end?: ReactNode
  /** On a phone the top bar shows the title: then this one is for screen readers only. @default true */
  readonly isTitledAbove?: boolean
}

/**
 * The head of a page.
 *
 * @example
 * <PageHeader title="Equity Log" end={<Button>Column Options</Button>} />
 */
export function PageHeader({ title, children, end, isTitledAbove = true }: PageHeaderProps) {
  const isBare = children === undefined && end === undefined
  return (
    <Root data-titled-above={isTitledAbove || undefined} data-bare={isBare || undefined}>
      <h1>{title}</h1>
      {children}
      {end !== undefined && <End>{end}</End>}
    </Root>
  )
}
