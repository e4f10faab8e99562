import { ChevronLeft } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { LinkButton } from '../button/LinkButton'
import { isolated } from '../internal/direction/isolated'
import type { LinkComponent } from '../link/LinkComponent'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { pageHeaderStyle } from './pageHeaderStyle'
import type { TourTargetProps } from '../tour/tourTargetProps'

const Root = styled.div`
  ${pageHeaderStyle}
`

/** Where a page was opened from. */
export interface BackLink {
  readonly href: string
  /** The name of that page; on a phone it is left to screen readers. */
  readonly label: string
  /** The router's link; without it a plain anchor. */
  readonly linkComponent?: LinkComponent | undefined
}

/** Props of {@link PageHeader}. */
export interface PageHeaderProps extends TourTargetProps {
  /**
   * The page's title: its one first-level heading. It is empty while the name is on its way, and absent where the page's
   * content has the heading.
   */
  readonly title?: string | undefined
  /** With it the heading can be given the focus, so that the next thing heard is where one is. */
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined
  /** A quieter line under the title. */
  readonly subtitle?: ReactNode
  /** The way back, before the title: for the page of one record. */
  readonly back?: BackLink | undefined
  /** Controls or chips after the title. */
  readonly children?: ReactNode
  /** What stands at the end of the line. */
  readonly end?: ReactNode
  /** On a phone the top bar shows the title: then this one is for screen readers only. @default true */
  readonly isTitledAbove?: boolean | undefined
}

const isThere = (content: ReactNode) => content !== undefined && content !== null && content !== false

/**
 * The head of a page.
 *
 * @example
 * <PageHeader title="Equity Log" end={<Button>Column Options</Button>} />
 * @example
 * <PageHeader title="Castellanos, Hana" back={{ href: '/app/log', label: 'Equity Log' }} isTitledAbove={false} />
 */
export function PageHeader(props: PageHeaderProps) {
  const { title, headingRef, subtitle, back, children, end, isTitledAbove = true } = props
  const isBare = !isThere(children) && !isThere(end) && back === undefined
  return (
    <Root
      data-tour={props['data-tour']}
      data-titled-above={isTitledAbove || undefined}
      data-bare={isBare || undefined}
      data-record={back === undefined ? undefined : ''}
    >
      {back !== undefined && (
        <LinkButton
          href={back.href}
          linkComponent={back.linkComponent}
          variant="ghost"
          size="small"
          icon={<ChevronLeft aria-hidden="true" />}
        >
          <span>{back.label}</span>
        </LinkButton>
      )}
      <div data-title="">
        {title !== undefined && (
          <h1 ref={headingRef} tabIndex={headingRef === undefined ? undefined : -1} title={title}>
            {title === '' ? <VisuallyHidden>Loading</VisuallyHidden> : title}
          </h1>
        )}
        {isThere(subtitle) && <small>{isolated(subtitle)}</small>}
      </div>
      {isThere(children) && <div data-middle="">{children}</div>}
      {isThere(end) && <div data-end="">{end}</div>}
    </Root>
  )
}
