import type { CSSProperties } from 'react'
import type { ColumnTrack } from './columnWidths'

/** The size and place of a column's cells; one object for all of them, so that React compares it once. */
export const columnStyles = (
  tracks: readonly ColumnTrack[],
  fixedColumns: number,
): readonly CSSProperties[] => {
  let before = 0
  return tracks.map(({ grow, width }, index) => {
    const size = { flexGrow: grow, minWidth: width }
    if (index >= fixedColumns) return size
    const fixed = { ...size, '--fixed-at': `${before}px` }
    before += width
    return fixed
  })
}

/** The size of the cell that stands for the columns from `from` on. */
export const spanStyle = (styles: readonly CSSProperties[], from: number): CSSProperties => {
  const sum = (key: 'flexGrow' | 'minWidth') =>
    styles.slice(from).reduce((total, style) => total + Number(style[key] ?? 0), 0)
  return { flexGrow: sum('flexGrow'), minWidth: sum('minWidth') }
}

/** What a cell says of the columns that stay in sight: it is one of them, or the last. */
export const fixedMark = (index: number, fixedColumns: number): '' | 'last' | undefined =>
  index >= fixedColumns ? undefined : index === fixedColumns - 1 ? 'last' : ''
