import type { GridStart } from '@retain/ui/grid'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useAppDispatch, useAppSelector } from '../../core/state/appHooks'
import { focusedColumn, rowTarget, scrollerIn } from './listElements'
import { listLeftAt, selectListPosition } from './listPositionsSlice'

interface ListPositionOptions<Row> {
  readonly listId: string
  /** Names the search and the page of the rows that are shown; `null` while there are none, or those of another one. */
  readonly pageKey: string | null
  readonly rows: readonly Row[]
  readonly rowId: (row: Row) => string
  /** The element around the list. */
  readonly frame: RefObject<HTMLElement | null>
  /** The row that had the focus last; `null` if no row had it. */
  readonly lastFocused: RefObject<Row | null>
}

/**
 * Opens a list at its top for every other search and page, and where it was left when somebody comes back to it: scrolled as
 * it was, with the focus in the same row (L-479).
 *
 * @returns where the grid opens, the same object until it opens again.
 */
export function useListPosition<Row>(options: ListPositionOptions<Row>): GridStart | undefined {
  const { listId, pageKey, rows, frame } = options
  const dispatch = useAppDispatch()
  const left = useAppSelector((state) => selectListPosition(state, listId))
  const [start, setStart] = useState<GridStart>()
  if (pageKey !== null && pageKey !== start?.id)
    setStart(start === undefined && left?.id === pageKey ? left : { id: pageKey })

  const latest = useRef({ ...options, start })
  useLayoutEffect(() => {
    latest.current = { ...options, start }
  })
  useLayoutEffect(
    () => () => {
      const { start: shown, rowId, lastFocused } = latest.current
      if (shown === undefined) return
      const position = {
        id: shown.id,
        scrollTop: scrollerIn(frame.current)?.scrollTop,
        rowKey: lastFocused.current === null ? undefined : rowId(lastFocused.current),
        column: focusedColumn(),
        hadFocus: frame.current?.contains(document.activeElement) === true,
      }
      dispatch(listLeftAt({ listId, position }))
    },
    [dispatch, listId, frame],
  )

  const isBack = start !== undefined && start === left && left.hadFocus
  const isFocusRestored = useRef(false)
  useEffect(() => {
    if (!isBack || isFocusRestored.current) return
    const place = rows.findIndex((row) => latest.current.rowId(row) === latest.current.start?.rowKey)
    if (place < 0) return
    isFocusRestored.current = true
    // The grid receives the rows with this rendering, and draws them after it.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        rowTarget(frame.current, place)?.focus({ preventScroll: true })
    })
  }, [frame, isBack, rows])

  return start
}
