import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'

const Root = styled.div`
  /* What is placed absolutely inside scrolls with the page and does not stretch the window. */
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--s-3);
  min-width: 0;
  min-height: 0;
  padding: var(--s-3) var(--s-4);
  &[data-to-the-edge] {
    padding-block-end: 0;
  }
  @media ${media.phone} {
    gap: var(--s-2);
    padding-block-start: var(--s-2);
    padding-inline: var(--s-3);
  }
  @media ${media.narrow} {
    &[data-record-page] {
      gap: var(--s-2);
      padding-block-start: var(--s-2);
      padding-inline: var(--s-3);
    }
  }
  @media print {
    display: block;
    padding: 0;
    & > * + * {
      margin-block-start: var(--s-2);
    }
  }
`

/** Props of {@link Page}. */
export interface PageProps {
  /** A `PageHeader`, and what stands below it. */
  readonly children: ReactNode
  /**
   * The page of one record, which is narrow below 900 px rather than 720, as its `PageHeader` is. On a phone it has the
   * place of the bar at the bottom.
   * @default false
   */
  readonly isRecord?: boolean | undefined
  /** What stands last reaches the lower edge of the window, as a list does. @default false */
  readonly reachesEdge?: boolean | undefined
  /** It is printed on landscape paper. @default a list: what reaches the edge and is no record */
  readonly isWide?: boolean | undefined
}

/**
 * What stands inside an `AppFrame`: head over content, with the space around them that every page has.
 *
 * @example
 * <Page reachesEdge><PageHeader title="Equity Log" /><ListFrame>…</ListFrame></Page>
 */
export function Page({
  children,
  isRecord = false,
  reachesEdge = false,
  isWide = reachesEdge && !isRecord,
}: PageProps) {
  return (
    <Root
      data-record-page={isRecord ? '' : undefined}
      data-to-the-edge={reachesEdge ? '' : undefined}
      data-wide-paper={isWide ? '' : undefined}
    >
      {children}
    </Root>
  )
}
