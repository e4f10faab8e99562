import type { CSSProperties } from 'react'
import type { ColumnTrack } from './columnWidths'

/** The largest share, in percent, of a column whose cells have hardly any padding: a year needs what there is. */
const narrowShare = 4
const narrowPadding = 2

/** The size and place of a column's cells; one object for all of them, so that React compares it once. */
export const columnStyles = (
  tracks: readonly ColumnTrack[],
  fixedColumns: number,
): readonly CSSProperties[] => {
  let before = 0
  return tracks.map(({ grow, width }, index) => {
    const size = {
      width: grow > 0 ? `calc(${grow} * var(--grid-percent))` : width,
      minWidth: width,
      ...(grow > 0 && grow <= narrowShare ? { paddingInline: narrowPadding } : {}),
    }
    if (index >= fixedColumns) return size
    const fixed = { ...size, '--fixed-at': `${before}px` }
    before += width
    return fixed
  })
}

/** Marks the cells of fixed columns, and those of the last one. */
export const fixedMark = (index: number, fixedColumns: number): '' | 'last' | undefined =>
  index >= fixedColumns ? undefined : index === fixedColumns - 1 ? 'last' : ''
