import { noSelection, rowsSelected, type SelectableRow } from '@retain/domain/list/rowSelection'
import { isPhoneWidth } from '@retain/ui/breakpoints'
import type { GridSelection } from '@retain/ui/grid-column'
import { useWindowWidth } from '@retain/ui/window-width'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../core/state/appHooks'
import { usePageKey } from '../../shell/pageKeys'
import { focusList, isInList, toggleFocusedRow } from './listFocus'
import {
  listShown,
  selectedRowsLeft,
  selectionChanged,
  selectSelection,
  type ListSelection,
} from './selectionSlice'

/** How the rows of a list are selected, by the same functions from one rendering to the next. */
export interface SelectableRows<Row, Selected extends SelectableRow> {
  /** What is remembered of a selected row. */
  readonly selected: (row: Row) => Selected
  /** @default every row */
  readonly isSelectable?: (key: string) => boolean
}

interface RowSelectionOptions<Row, Selected extends SelectableRow> extends SelectableRows<Row, Selected> {
  /** The name of the search, whatever its order and page; `null` while it is not known. */
  readonly searched: string | null
  readonly rows: readonly Row[]
  /** The rows are all that the search found: a row that is not among them has left the list. */
  readonly isWhole: boolean
}

/** The selection of a list, and how it is changed; the same object until that changes. */
export interface RowSelectionControl<Selected extends SelectableRow = SelectableRow> {
  readonly rows: readonly Selected[]
  readonly isOverLimit: boolean
  /** The labels of rows that left the list while they were selected. */
  readonly left: readonly string[]
  /** Rows are being selected: the bar over the list is about them. */
  readonly isOn: boolean
  /** For the grid; undefined on a phone until the boxes are wanted, where they would take room from the cards. */
  readonly grid: GridSelection | undefined
  /** Shows the boxes on a phone. */
  readonly start: () => void
  readonly clear: () => void
}

/**
 * Lets rows of a list be selected (ours): by their boxes, Space, Shift with the arrows, Ctrl with A; Escape deselects all.
 * A selection holds over pages, orders and live changes; another search or store ends it.
 */
export function useRowSelection<Row, Selected extends SelectableRow>(
  options: RowSelectionOptions<Row, Selected>,
): RowSelectionControl<Selected> {
  const { searched, rows, selected, isSelectable, isWhole } = options
  const dispatch = useAppDispatch()
  const selection = useAppSelector((state) => selectionOf(selectSelection<Selected>(state), searched))
  const isPhone = useWindowWidth(isPhoneWidth)
  const [isStarted, setIsStarted] = useState(false)
  const isOn = selection.rows.length > 0 || (isPhone && isStarted)

  useEffect(() => {
    if (searched !== null) dispatch(listShown(searched))
  }, [dispatch, searched])
  useEffect(() => {
    if (!isWhole || selection.rows.length === 0) return
    const inSight = new Set(rows.map((row) => selected(row).key))
    const gone = selection.rows.filter(({ key }) => !inSight.has(key)).map(({ key }) => key)
    if (gone.length > 0) dispatch(selectedRowsLeft(gone))
  }, [dispatch, isWhole, rows, selected, selection.rows])

  // The grid compares its props by identity, so the function that it calls stays the same and reads the present rows.
  const present = useRef({ rows, selection })
  useLayoutEffect(() => {
    present.current = { rows, selection }
  })
  const onChange = useCallback(
    (keys: ReadonlySet<string>) => {
      const { current } = present
      dispatch(selectionChanged(rowsSelected(current.selection, keys, current.rows.map(selected))))
    },
    [dispatch, selected],
  )
  const selectedKeys = useMemo(() => new Set(selection.rows.map(({ key }) => key)), [selection.rows])
  const grid = useMemo(
    (): GridSelection => ({ selectedKeys, onChange, isSelectable }),
    [selectedKeys, onChange, isSelectable],
  )
  const start = useCallback(() => setIsStarted(true), [])
  const clear = useCallback(() => {
    setIsStarted(false)
    dispatch(selectionChanged(noSelection))
    if (!isInList()) focusList()
  }, [dispatch])

  usePageKey(' ', 'Select the row; with Shift and an arrow the next one too', toggleFocusedRow)
  usePageKey('Escape', 'Let go of the selected rows', () => {
    if (isOn) clear()
    return isOn
  })
  const { isOverLimit, left } = selection
  return useMemo(
    () => ({
      rows: selection.rows,
      isOverLimit,
      left,
      isOn,
      grid: isPhone && !isOn ? undefined : grid,
      start,
      clear,
    }),
    [selection.rows, isOverLimit, left, isOn, isPhone, grid, start, clear],
  )
}

const nothing: ListSelection<never> = { ...noSelection, of: null, left: [] }

/** What is selected of a search: the same object where that is nothing, so that its list is not drawn again. */
const selectionOf = <Selected extends SelectableRow>(
  selection: ListSelection<Selected>,
  searched: string | null,
): ListSelection<Selected> =>
  searched !== null && searched === selection.of && (selection.rows.length > 0 || selection.left.length > 0)
    ? selection
    : nothing
