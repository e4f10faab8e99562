import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { locateActiveCell, type ActiveCell } from './activeCell'
import { cellAround, cellAt, controlBeside, controlIn, focusTarget, usesArrows } from './cellControls'
import { moveInGrid, type GridPosition } from './gridPosition'

/** What {@link useGridKeyboard} needs. */
export interface GridKeyboardOptions {
  readonly grid: RefObject<HTMLElement | null>
  readonly rowKeys: readonly string[]
  readonly columnKeys: readonly string[]
  /** How many rows stand in the viewport; read when a page key is pressed. */
  readonly pageRows: () => number
}

const positionOf = (cell: HTMLElement): GridPosition | undefined => {
  const row = cell.parentElement?.dataset['row']
  if (row === undefined) return undefined
  return { row: row === 'header' ? -1 : Number(row), column: Number(cell.getAttribute('aria-colindex')) - 1 }
}

/**
 * The keyboard of the ARIA grid pattern: one tab stop that arrows and paging keys move, Enter or F2 into a cell's first
 * control, Left and Right between its controls and Escape back. The focus stays on its row when rows are patched, moved or scrolled out of sight, and goes
 * to the nearest row when its own is removed.
 */
export const useGridKeyboard = ({ grid, rowKeys, columnKeys, pageRows }: GridKeyboardOptions) => {
  const [active, setActive] = useState<ActiveCell>()
  const hasFocus = useRef(false)
  const moved = useRef(false)
  const position = locateActiveCell(active, rowKeys, columnKeys)

  const activate = useCallback(
    ({ row, column }: GridPosition) => {
      const columnKey = columnKeys[column]
      if (columnKey === undefined) return
      const next: ActiveCell = { rowKey: rowKeys[row], columnKey, index: row }
      setActive((current) =>
        current?.rowKey === next.rowKey && current?.columnKey === columnKey && current.index === row
          ? current
          : next,
      )
    },
    [rowKeys, columnKeys],
  )

  useLayoutEffect(() => {
    const element = grid.current
    if (element === null || !hasFocus.current) return
    const wasLost = document.activeElement === document.body || document.activeElement === null
    if (!moved.current && !wasLost) return
    moved.current = false
    const cell = cellAt(element, position.row, position.column)
    if (cell === null) return
    focusTarget(cell).focus({ preventScroll: true })
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  const onFocus = useCallback(
    (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.target)) return
      hasFocus.current = true
      const cell = cellAround(event.target)
      if (cell === null || cell === cellAt(event.currentTarget, position.row, position.column)) return
      const place = positionOf(cell)
      if (place !== undefined) activate(place)
    },
    [activate, position.row, position.column],
  )

  const onBlur = useCallback((event: FocusEvent<HTMLElement>) => {
    // React reports no blur for an element that it removes, so a removed row leaves this true.
    hasFocus.current = event.relatedTarget !== null && event.currentTarget.contains(event.relatedTarget)
  }, [])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target
    if (!(target instanceof HTMLElement) || !event.currentTarget.contains(target)) return
    const cell = cellAround(target)
    if (cell === null || event.defaultPrevented || event.altKey || event.metaKey) return
    const isOnCell = target === focusTarget(cell)
    if (!isOnCell) {
      if (event.key === 'Escape' || event.key === 'F2') {
        event.preventDefault()
        focusTarget(cell).focus()
      } else if (!usesArrows(target) && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')) {
        event.preventDefault()
        controlBeside(cell, target, event.key === 'ArrowRight' ? 1 : -1)?.focus()
      }
      return
    }
    if (event.key === 'F2' || (event.key === 'Enter' && target === cell)) {
      const control = controlIn(cell)
      if (control === undefined) return
      event.preventDefault()
      control.focus()
      return
    }
    const shape = { rowCount: rowKeys.length, columnCount: columnKeys.length, pageRows: pageRows() }
    const next = moveInGrid(event, position, shape)
    if (next === undefined) return
    event.preventDefault()
    moved.current = true
    activate(next)
  }

  return { position, onFocus, onBlur, onKeyDown }
}
