import { useRef, useSyncExternalStore } from 'react'
import { findRow } from './activeRow'
import type { GridSelection } from './gridColumn'
import type { RowSource } from './rowSource'
import {
  everyKey,
  rowsBetween,
  selectionExtent,
  withRowsSelected,
  type SelectionExtent,
} from './selectedKeys'

/** How rows are chosen; rows by their index. */
export interface RowChoice {
  /** How many of all rows are chosen. */
  readonly extent: SelectionExtent
  /** Selects or deselects a row; as a range all rows since the last one. */
  readonly toggle: (index: number, asRange: boolean) => void
  /** Chooses the rows from one to another. */
  readonly extend: (from: number, to: number) => void
  readonly selectAll: () => void
  /** Chooses all rows, or none when all are chosen. */
  readonly toggleAll: () => void
}

/** The choice of rows by pointer and keyboard, as changes of the chosen keys. */
export const useGridSelection = <Row>(
  selection: GridSelection | undefined,
  source: RowSource<Row>,
): RowChoice | undefined => {
  const anchor = useRef<{ readonly key: string; readonly index: number }>(undefined)
  const extentNow = (): SelectionExtent =>
    selection === undefined
      ? 'none'
      : selectionExtent(source.rows(), source.keyOf, selection.selectedKeys, selection.isSelectable)
  const extent = useSyncExternalStore(source.subscribe, extentNow, extentNow)
  if (selection === undefined) return undefined
  const { selectedKeys, onChange, isSelectable = everyKey } = selection
  const change = (rows: readonly Row[], isSelected: boolean) => {
    const changed = rows.filter((row) => isSelectable(source.keyOf(row)))
    onChange(withRowsSelected(selectedKeys, changed, source.keyOf, isSelected))
  }
  const anchorIndex = () =>
    anchor.current === undefined
      ? -1
      : findRow(source.rows(), source.keyOf, anchor.current.key, anchor.current.index)
  const dropAnchor = (index: number) => {
    const row = source.rows()[index]
    anchor.current = row === undefined ? undefined : { key: source.keyOf(row), index }
  }

  return {
    extent,
    toggle: (index, asRange) => {
      const rows = source.rows()
      const row = rows[index]
      if (row === undefined) return
      const from = asRange ? anchorIndex() : -1
      change(rowsBetween(rows, from < 0 ? index : from, index), !selectedKeys.has(source.keyOf(row)))
      dropAnchor(index)
    },
    extend: (from, to) => {
      const start = anchorIndex()
      if (start < 0) dropAnchor(from)
      change(rowsBetween(source.rows(), start < 0 ? from : start, to), true)
    },
    selectAll: () => change(source.rows(), true),
    toggleAll: () => change(source.rows(), extentNow() !== 'all'),
  }
}
