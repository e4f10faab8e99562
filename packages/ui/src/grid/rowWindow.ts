/** Which rows are drawn, and how many elements they share. */
export interface RowWindow {
  /** The first row to draw and the one after the last. */
  readonly start: number
  readonly end: number
  /** Row `index` is drawn in element `index % pool`, so that scrolling reuses elements and makes none. */
  readonly pool: number
}

/** The data that decide which rows are drawn. */
export interface RowView {
  readonly rowCount: number
  /** The first visible row. */
  readonly firstVisible: number
  /** How many rows the viewport can show at once, including partly visible ones. */
  readonly visible: number
  /** Scrolling goes down (1) or up (-1): there are more spare rows on that side. */
  readonly direction: 1 | -1
  /** How many rows are drawn at most on either side of the visible ones; the first rendering has none. */
  readonly spareRows: number
}

/** As many rows as this are all drawn, so that the browser's own search finds and its print shows them. */
export const wholeRows = 50

const spareAhead = 4
const spareBehind = 2

/**
 * The rows in the viewport, with spare ones around them, more of them in the direction of scrolling.
 *
 * @example
 * rowWindow({ rowCount: 10_000, firstVisible: 100, visible: 20, direction: 1, spareRows: 50 })
 * // { start: 98, end: 124, pool: 26 }
 */
export const rowWindow = ({ rowCount, firstVisible, visible, direction, spareRows }: RowView): RowWindow => {
  const isWhole = rowCount <= wholeRows
  const pool = isWhole ? rowCount : Math.min(rowCount, visible + spareAhead + spareBehind)
  const spare = (most: number) => Math.min(spareRows, isWhole ? rowCount : most)
  const [above, below] =
    direction > 0 ? [spare(spareBehind), spare(spareAhead)] : [spare(spareAhead), spare(spareBehind)]
  const drawn = Math.min(visible + above + below, pool)
  const start = Math.max(0, Math.min(firstVisible - above, rowCount - drawn))
  return { start, end: start + drawn, pool }
}
