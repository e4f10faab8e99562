/** The height of all rows together, and the height of the element that represents them. */
export interface ScrollSpace {
  readonly total: number
  readonly height: number
}

/**
 * The position of the scroller, and how many further pixels of rows are above its top: `scrollTop + hidden` is the position
 * in the rows. `hidden` is 0 as long as the browser can draw an element as high as the rows.
 */
export interface ScrollPlace {
  readonly scrollTop: number
  readonly hidden: number
}

/** Browsers draw no element higher than about 17 (Firefox) to 33 million pixels; this stays under all of them. */
export const tallest = 15_000_000

/** The first rows of a scroller may be set apart from the others. */
export interface RowHeights {
  readonly rowCount: number
  readonly rowHeight: number
  /** How many of the first rows are set apart. @default 0 */
  readonly leadRows?: number | undefined
}

/** The space under the rows that are set apart, in pixels. */
export const leadGap = 8

/** The top of a row among the rows, in pixels. */
export const rowTop = (index: number, { rowHeight, leadRows = 0 }: Omit<RowHeights, 'rowCount'>): number =>
  index * rowHeight + (leadRows > 0 && index >= leadRows ? leadGap : 0)

/** The row at a position; the space under the rows that are set apart belongs to the last of them. */
export const rowAt = (place: number, { rowHeight, leadRows = 0 }: Omit<RowHeights, 'rowCount'>): number => {
  const row = Math.floor(place / rowHeight)
  if (leadRows === 0 || row < leadRows) return Math.max(0, row)
  return Math.max(leadRows - 1, Math.floor((place - leadGap) / rowHeight))
}

/** The space for so many rows; a million of 30 px stand in an element half as high as they are. */
export const scrollSpace = (heights: RowHeights): ScrollSpace => {
  const total = rowTop(heights.rowCount, heights)
  return { total, height: Math.min(total, tallest) }
}

const clamp = (value: number, high: number) => Math.max(0, Math.min(value, Math.max(0, high)))

/** The place that shows the rows from `top` on, scrolled to in proportion. `view` is the height of the viewport. */
export const placeAt = ({ total, height }: ScrollSpace, view: number, top: number): ScrollPlace => {
  const inRows = clamp(top, total - view)
  if (total <= height) return { scrollTop: inRows, hidden: 0 }
  const scrollTop = Math.round((inRows / (total - view)) * (height - view))
  return { scrollTop, hidden: inRows - scrollTop }
}

/**
 * The place after the browser has scrolled. A short distance moves pixel by pixel, a long one (the scroll bar is dragged) in
 * proportion; either end of the element shows that end of the rows.
 */
export const placeAfterScroll = (
  space: ScrollSpace,
  view: number,
  before: ScrollPlace,
  scrollTop: number,
): ScrollPlace => {
  const { total, height } = space
  if (total <= height) return { scrollTop, hidden: 0 }
  const isShort = Math.abs(scrollTop - before.scrollTop) <= view
  const inRows = scrollTop + before.hidden
  if (isShort && inRows >= 0 && inRows <= total - view) return { scrollTop, hidden: before.hidden }
  const share = clamp(scrollTop / (height - view), 1)
  return { scrollTop, hidden: share * (total - view) - scrollTop }
}

/** The nearest place at which the rows from `top` to `bottom` are visible; the same place if they are. */
export const placeShowing = (
  space: ScrollSpace,
  view: number,
  before: ScrollPlace,
  [top, bottom]: readonly [top: number, bottom: number],
): ScrollPlace => {
  const from = before.scrollTop + before.hidden
  const wanted = top < from ? top : Math.max(from, bottom - view)
  if (wanted === from) return before
  const scrollTop = before.scrollTop + wanted - from
  const isNear = Math.abs(wanted - from) <= view && scrollTop > 0 && scrollTop < space.height - view
  return isNear ? { scrollTop, hidden: before.hidden } : placeAt(space, view, wanted)
}
