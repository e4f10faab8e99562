import { useLayoutEffect, useState } from 'react'
import { RowSource } from './rowSource'

/**
 * The rows of a grid as a source that each drawn row watches. New rows are told after the grid has rendered, and only the
 * rows that are new render again. Where what reads rows is new as well (other columns of another list), the source is a new
 * one: nobody is ever asked to draw a row that is not theirs.
 *
 * @param readers what is called with rows.
 */
export const useRowSource = <Row>(
  rows: readonly Row[],
  getRowKey: (row: Row) => string,
  readers: readonly unknown[],
): RowSource<Row> => {
  const [held, setHeld] = useState(() => ({ source: new RowSource(rows, getRowKey), readers }))
  let { source } = held
  if (readers.some((reader, index) => reader !== held.readers[index])) {
    if (rows !== source.rows()) source = new RowSource(rows, getRowKey)
    setHeld({ source, readers })
  }
  useLayoutEffect(() => source.replace(rows, getRowKey), [source, rows, getRowKey])
  return source
}
