/** A page button, or the gap between two. */
export type PageItem = { readonly kind: 'page'; readonly page: number } | { readonly kind: 'ellipsis' }

/**
 * The items that can be drawn: without what is no page number, without a page that was there already, and without a gap
 * that would stand beside another one or at an end.
 *
 * @example drawnItems([{ kind: 'page', page: 1 }, { kind: 'ellipsis' }]) // [{ kind: 'page', page: 1 }]
 */
export function drawnItems(items: readonly PageItem[]): readonly PageItem[] {
  const seen = new Set<number>()
  const pages = items.filter((item) => {
    if (item.kind === 'ellipsis') return true
    const isDrawn = Number.isSafeInteger(item.page) && item.page > 0 && !seen.has(item.page)
    seen.add(item.page)
    return isDrawn
  })
  return pages.filter(
    ({ kind }, at) => kind === 'page' || (pages[at - 1]?.kind === 'page' && pages[at + 1] !== undefined),
  )
}
