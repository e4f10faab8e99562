import { useLayoutEffect, useState } from 'react'
import { RowSource, type SourceRows } from './rowSource'

/**
 * The rows of a grid as a source that each drawn row watches. New rows are published after the grid has rendered, and only
 * changed rows render again. If the functions that read rows change too (another list), the source is a new one, so that
 * they never get a row of the other list.
 *
 * @param readers the functions that are called with rows.
 */
export const useRowSource = <Row>(
  { rows, getRowKey, start }: SourceRows<Row>,
  readers: readonly unknown[],
): RowSource<Row> => {
  const [held, setHeld] = useState(() => ({ source: new RowSource({ rows, getRowKey, start }), readers }))
  let { source } = held
  if (readers.some((reader, index) => reader !== held.readers[index])) {
    if (rows !== source.rows()) source = new RowSource({ rows, getRowKey, start })
    setHeld({ source, readers })
  }
  useLayoutEffect(() => source.replace({ rows, getRowKey, start }), [source, rows, getRowKey, start])
  return source
}
