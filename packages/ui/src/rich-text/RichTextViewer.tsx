import { useLayoutEffect, useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import type { HtmlAllowList } from './htmlAllowList'
import { htmlText } from './htmlText'
import { richTextStyle } from './richTextStyle'
import { sanitiseHtml } from './sanitiseHtml'
import { useIsBrowser } from './useIsBrowser'

const Formatted = styled.div`
  ${richTextStyle}
`

const Plain = styled.div`
  overflow-wrap: anywhere;
  white-space: pre-line;
  unicode-bidi: plaintext;
  text-align: start;
`

/** Adds what HTML from outside lacks for accessibility. */
const complete = (root: HTMLElement | null): void => {
  // Lists read in the direction of their first letter, bullets included; for paragraphs the style does the same.
  for (const list of root?.querySelectorAll<HTMLElement>(':is(ul, ol):not([dir], :is(ul, ol) *)') ?? []) {
    list.dir = 'auto'
  }
  // A link without words would be a tab stop that nobody sees and that has no name.
  for (const link of root?.querySelectorAll('a[href]') ?? []) {
    if (link.textContent.trim() === '') link.removeAttribute('href')
  }
  // A table that is too wide scrolls, by key where it has the focus.
  for (const table of root?.querySelectorAll('table') ?? []) {
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0
  }
}

/** Props of {@link RichTextViewer}. */
export interface RichTextViewerProps {
  /** HTML of any origin: it is cleaned here. */
  readonly html: string | null | undefined
  /** What is kept of it: a constant of the app. */
  readonly allowList: HtmlAllowList
  /** Its text alone, with line breaks: for lists and previews. @default false */
  readonly isPlain?: boolean | undefined
}

/**
 * Shows HTML that people wrote or that came from outside, cleaned by the allow-list: no script, no style, no picture,
 * no address of another scheme comes through.
 *
 * On a server it renders its empty element, because cleaning needs a document; the text comes with the first render in
 * the browser, without a mismatch.
 *
 * @example
 * <RichTextViewer html={announcement.body} allowList={allowedHtml} />
 */
export function RichTextViewer({ html, allowList, isPlain = false }: RichTextViewerProps) {
  const isBrowser = useIsBrowser()
  const clean = useMemo(
    () => (isBrowser ? sanitiseHtml(html ?? '', allowList) : ''),
    [isBrowser, html, allowList],
  )
  const text = useMemo(() => (isPlain && isBrowser ? htmlText(clean) : ''), [isPlain, isBrowser, clean])
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => complete(root.current), [clean, isPlain])
  return isPlain ? (
    <Plain>{text}</Plain>
  ) : (
    <Formatted ref={root} dangerouslySetInnerHTML={{ __html: clean }} />
  )
}
