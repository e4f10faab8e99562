import { useCallback, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'
import type { ActiveRow } from './activeRow'
import { cellAround, cellAt, cellIn, focusTarget, lineAround, lineAt, positionOf } from './gridElements'
import type { GridPosition } from './gridPosition'
import type { GridStart } from './gridStart'
import type { RowSource } from './rowSource'
import { useActiveRow } from './useActiveRow'
import { useHasFocus } from './useHasFocus'

/** Options of {@link useGridFocus}. */
export interface GridFocusOptions<Row> {
  readonly grid: RefObject<HTMLElement | null>
  readonly source: RowSource<Row>
  readonly start: GridStart | undefined
  readonly rowCount: number
  readonly columnKeys: readonly string[]
  /** Scrolls to a row, so that it is drawn. */
  readonly showRow: (index: number) => void
}

/** The cell of the tab stop, by the element that draws its row. */
interface Home {
  readonly slot: string | undefined
  readonly column: number
}

/** The focus of a grid: which row keeps its element, and how to move on. */
export interface GridFocus {
  /** The row of the tab stop, once it was set. */
  readonly active: ActiveRow | undefined
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void
  /** Gives the focus back to its cell where a change of its line has taken it; always the same function. */
  readonly keepFocus: (line: HTMLElement) => void
  /** The place of a cell, in the column that the keyboard came along where the cell spans several. */
  readonly placeOf: (cell: HTMLElement) => GridPosition
  readonly moveTo: (position: GridPosition) => void
}

/**
 * The one tab stop of a grid and its focus, which belong to a row and not to the element that draws it: they stay when rows
 * are patched, sorted or scrolled out of view, and move to the nearest row if theirs is removed.
 */
export const useGridFocus = <Row>(options: GridFocusOptions<Row>): GridFocus => {
  const { grid, source, start, rowCount, columnKeys, showRow } = options
  const [place, setPlace] = useActiveRow(source)
  const active = typeof place === 'object' ? place : undefined
  const columnKey = useRef<string>(undefined)
  const opened = useRef<GridStart>(undefined)
  const hasFocusRef = useHasFocus()
  const tabStop = useRef<HTMLElement>(null)
  const home = useRef<Home>({ slot: undefined, column: 0 })

  const column = () => Math.max(0, columnKeys.indexOf(columnKey.current ?? ''))
  const stopAt = (target: HTMLElement) => {
    if (tabStop.current === target && target.tabIndex === 0) return
    if (tabStop.current !== null) tabStop.current.tabIndex = -1
    tabStop.current = target
    target.tabIndex = 0
  }
  const placeOf = (cell: HTMLElement): GridPosition => {
    const position = positionOf(cell)
    const along = { row: position.row, column: column() }
    return grid.current !== null && cellAt(grid.current, along) === cell ? along : position
  }
  const keepFocus = useCallback(
    (line: HTMLElement) => {
      if (!hasFocusRef.current || line.dataset['slot'] !== home.current.slot) return
      if (line.contains(document.activeElement)) return
      const cell = cellIn(line, home.current.column)
      if (cell !== null) focusTarget(cell).focus({ preventScroll: true })
    },
    [hasFocusRef],
  )

  const row = active?.index ?? (place === 'header' || rowCount === 0 ? -1 : 0)
  const slot = active?.slot
  useLayoutEffect(() => {
    if (opened.current !== start && row >= 0) columnKey.current = columnKeys[start?.column ?? 0]
    opened.current = start
    const line = grid.current === null ? null : (lineAt(grid.current, row) ?? lineAt(grid.current, -1))
    if (line === null) return
    home.current = { slot: line.dataset['slot'], column: column() }
    const cell = cellIn(line, home.current.column)
    if (cell !== null) stopAt(focusTarget(cell))
    keepFocus(line)
  }, [grid, row, slot, columnKeys, keepFocus, start])

  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(target)) return
    hasFocusRef.current = true
    const cell = cellAround(target)
    const line = lineAround(target)
    if (cell === null || line === null) return
    // The cell had the tab stop while its text was edited; now its button has it.
    if (target === cell && focusTarget(cell) !== cell) {
      focusTarget(cell).focus({ preventScroll: true })
      return
    }
    const { row: index, column: along } = placeOf(cell)
    home.current = { slot: line.dataset['slot'], column: along }
    columnKey.current = columnKeys[along]
    stopAt(focusTarget(cell))
    const focused = source.rows()[index]
    if (focused === undefined) {
      setPlace('header')
      return
    }
    const next: ActiveRow = { key: source.keyOf(focused), index, slot: Number(line.dataset['slot']) }
    setPlace((current) =>
      typeof current === 'object' && current.key === next.key && current.slot === next.slot ? current : next,
    )
  }

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // React reports no blur for an element that it removes, so a removed row leaves this true.
    hasFocusRef.current = relatedTarget !== null && currentTarget.contains(relatedTarget)
  }

  const moveTo = (position: GridPosition) => {
    if (position.row >= 0) showRow(position.row)
    columnKey.current = columnKeys[position.column]
    const cell = grid.current === null ? null : cellAt(grid.current, position)
    if (cell === null) return
    focusTarget(cell).focus({ preventScroll: true })
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  return { active, onFocus, onBlur, keepFocus, placeOf, moveTo }
}
