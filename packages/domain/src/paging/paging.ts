import { defaultPageSize, firstPage, maximumPageSize } from './pageSize'

/** How many page buttons stand at each end of the bar: four (L-373), and one where there is room for few only. */
export const buttonsAtEnds = { usual: 4, few: 1 } as const

/** What the paging bar shows in one place: the button of a page, or an ellipsis for hidden ones. */
export type PageItem = { readonly kind: 'page'; readonly page: number } | { readonly kind: 'ellipsis' }

/** The size of a page: 50, or 10000 with 'Show all' (L-375, L-377). */
export const pageSizeOf = (showAll: boolean): number => (showAll ? maximumPageSize : defaultPageSize)

/**
 * How many pages there are; none for an empty list (L-562), and for a total or a size that is no number from 1.
 *
 * @example pageCount(123, 50) // 3
 */
export const pageCount = (total: number, size: number): number =>
  total >= 1 && size >= 1 && Number.isFinite(total) ? Math.ceil(total / size) : 0

/**
 * The page to show when `page` was asked for: within the pages that exist, and page 1 of an empty list. What is no whole
 * number asks for page 1.
 *
 * @example clampPage(9, 3) // 3
 */
export const clampPage = (page: number, count: number): number =>
  Number.isInteger(page) ? Math.max(firstPage, Math.min(page, count)) : firstPage

/** Whether there is no earlier page, which disables Previous (L-371). */
export const isFirstPage = (page: number): boolean => page <= firstPage

/** Whether there is no later page, which disables Next (L-372). */
export const isLastPage = (page: number, count: number): boolean => page >= count

const span = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)

/**
 * The buttons of the paging bar (L-605): up to 8 pages all of them; beyond that the first 4 and the last 4, with the
 * current page between two ellipses when it lies in neither end. An ellipsis always stands for at least one page.
 *
 * @param atEnds how many there are at each end, at least 1.
 * @example pageButtons(10, 20) // 1 2 3 4 … 10 … 17 18 19 20
 * @example pageButtons(10, 20, buttonsAtEnds.few) // 1 … 10 … 20
 */
export function pageButtons(
  current: number,
  count: number,
  atEnds: number = buttonsAtEnds.usual,
): readonly PageItem[] {
  if (count <= 2 * atEnds) return span(1, count).map((page) => ({ kind: 'page', page }))
  const ends = [...span(1, atEnds), ...span(count - atEnds + 1, count)]
  const pages = [...new Set([...ends, clampPage(current, count)])].sort((a, b) => a - b)
  return pages.flatMap((page, at): PageItem[] => {
    const hidden = page - (pages[at - 1] ?? 0) > 1
    return [...(hidden ? [{ kind: 'ellipsis' } as const] : []), { kind: 'page', page }]
  })
}

/**
 * Which items a page shows, counted from 1: "1 – 50 of 1,248". Both are 0 for an empty list.
 *
 * @example pageRange(3, 50, 123) // { from: 101, to: 123 }
 */
export function pageRange(
  page: number,
  size: number,
  total: number,
): { readonly from: number; readonly to: number } {
  if (total === 0) return { from: 0, to: 0 }
  const current = clampPage(page, pageCount(total, size))
  return { from: (current - 1) * size + 1, to: Math.min(current * size, total) }
}
