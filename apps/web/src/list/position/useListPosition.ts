import type { GridStart } from '@retain/ui/grid'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useAppDispatch, type AppThunk } from '../../core/state/appHooks'
import { useLatest } from '../../core/state/useLatest'
import { focusedColumn, rowTarget, scrollerIn } from './listElements'
import { listLeftAt, selectListPosition, type ListPosition } from './listPositionsSlice'

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
  const [left] = useState(() => dispatch(readPosition(listId)))
  const [start, setStart] = useState<GridStart>()
  if (pageKey !== null && pageKey !== start?.id)
    setStart(start === undefined && left?.id === pageKey ? left : { id: pageKey })

  const latest = useLatest({ ...options, start })
  const leftAt = useRef<ListPosition>(null)
  const scrollTop = useScrollTop(frame, start)
  useLayoutEffect(() => {
    // A list that was only hidden is drawn already: the focus returns before it is painted.
    if (leftAt.current?.hadFocus === true) focusRow(latest.current, leftAt.current.rowKey)
    leftAt.current = null
    return () => {
      const { start: shown, rowId, lastFocused } = latest.current
      if (shown === undefined) return
      const position = {
        id: shown.id,
        scrollTop: scrollTop.current,
        rowKey: lastFocused.current === null ? undefined : rowId(lastFocused.current),
        column: focusedColumn(),
        hadFocus: frame.current?.contains(document.activeElement) === true,
      }
      leftAt.current = position
      dispatch(listLeftAt({ listId, position }))
    }
  }, [dispatch, listId, frame, scrollTop, latest])

  const isBack = start !== undefined && start === left && left.hadFocus
  const isFocusRestored = useRef(false)
  useEffect(() => {
    if (!isBack || isFocusRestored.current) return
    const { rowId } = latest.current
    const key = latest.current.start?.rowKey
    if (!rows.some((row) => rowId(row) === key)) return
    isFocusRestored.current = true
    // The grid receives the rows with this rendering, and draws them after it.
    requestAnimationFrame(() => focusRow({ rows, rowId, frame }, key))
  }, [frame, isBack, rows, latest])

  return start
}

const readPosition =
  (listId: string): AppThunk<ListPosition | null> =>
  (_dispatch, getState) =>
    selectListPosition(getState(), listId)

/**
 * How far a list is scrolled, followed as it scrolls: to ask for it when the list is left would lay the page out that
 * is about to go.
 */
function useScrollTop(
  frame: RefObject<HTMLElement | null>,
  start: GridStart | undefined,
): RefObject<number | undefined> {
  const scrollTop = useRef<number>(undefined)
  useLayoutEffect(() => {
    scrollTop.current = start?.scrollTop
  }, [start])
  useLayoutEffect(() => {
    const element = frame.current
    const follow = ({ target }: Event) => {
      if (target instanceof Element && target === scrollerIn(element)) scrollTop.current = target.scrollTop
    }
    // Scrolling does not bubble.
    element?.addEventListener('scroll', follow, { passive: true, capture: true })
    return () => element?.removeEventListener('scroll', follow, { capture: true })
  }, [frame])
  return scrollTop
}

/** Gives the focus to a row, where it is there and nothing else has the focus. */
function focusRow<Row>(
  { rows, rowId, frame }: Pick<ListPositionOptions<Row>, 'rows' | 'rowId' | 'frame'>,
  key: string | undefined,
): void {
  const place = rows.findIndex((row) => rowId(row) === key)
  if (place >= 0 && document.activeElement === document.body)
    rowTarget(frame.current, place)?.focus({ preventScroll: true })
}
