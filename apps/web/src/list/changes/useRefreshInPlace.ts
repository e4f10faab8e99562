import type { GridStatusName } from '@retain/ui/grid'
import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react'
import { useLatest } from '../../core/state/useLatest'
import { placeOf } from '../pinned-row/placeOf'
import { controlOf, scrollerIn, tabStopIn } from '../position/listElements'

interface RefreshInPlaceOptions<Row> {
  readonly rows: readonly Row[]
  readonly rowId: (row: Row) => string
  readonly status: GridStatusName
  /** Requests the same page again. */
  readonly refresh: () => void
  /** The row that had the focus last; `null` if no row had it. */
  readonly lastFocused: RefObject<Row | null>
}

/** The scroll position and the focus when the list was requested again. */
interface Kept {
  readonly scroller: HTMLElement | null
  /** The top of the list in the window, in pixels: the head of the page may be lower without the button. */
  readonly top: number
  /** The row that keeps its position on the screen. */
  readonly anchor: { readonly id: string; readonly place: number; readonly height: number } | null
  /** The focus had been in the list before the button was pressed. */
  readonly hadFocus: boolean
  /** The first control of the focused card; a grid has a tab stop of its own. */
  readonly card: HTMLElement | null
}

const lineSelector = '[role=row][aria-rowindex], [role=listitem]'

/**
 * Searches again and keeps the scroll position: the row that had the focus last, or else the first visible row that keeps
 * its place, does not move on the screen, and the focus returns from the button to that row.
 *
 * @returns `frame` for the element around the list; both are always the same.
 */
export function useRefreshInPlace<Row>(options: RefreshInPlaceOptions<Row>) {
  const { rows, rowId, status } = options
  const frame = useRef<HTMLElement>(null)
  const kept = useRef<Kept | null>(null)

  const latest = useLatest(options)
  const refreshInPlace = useCallback(
    (moved: readonly string[]) => {
      const { rows, rowId, refresh, lastFocused } = latest.current
      const focused = lastFocused.current === null ? null : rowId(lastFocused.current)
      const scroller = scrollerIn(frame.current)
      const lines = linesInSight(scroller)
      const find = (isIt: (id: string) => boolean) => {
        for (const line of lines) {
          // The header of a grid is no row of the list.
          const place = placeOf(line) ?? -1
          const row = rows[place]
          if (row !== undefined && isIt(rowId(row)))
            return { id: rowId(row), place, height: line.offsetHeight, line }
        }
        return null
      }
      const ofFocused = find((id) => id === focused)
      kept.current = {
        scroller,
        top: topOf(scroller),
        anchor: ofFocused ?? find((id) => !moved.includes(id)),
        hadFocus: focused !== null,
        card: ofFocused === null ? null : controlOf(ofFocused.line),
      }
      refresh()
    },
    [latest],
  )

  useLayoutEffect(() => {
    if (kept.current === null || status === 'refreshing') return
    const { scroller, top, anchor, hadFocus, card } = kept.current
    kept.current = null
    if (status !== 'ready') return
    const place = rows.findIndex((row) => rowId(row) === anchor?.id)
    // The grid receives the rows within this rendering, and draws them after it.
    queueMicrotask(() => {
      if (scroller !== null && anchor !== null && place >= 0)
        scroller.scrollTop += (place - anchor.place) * anchor.height + topOf(scroller) - top
      // The user has moved the focus since the refresh began.
      if (document.activeElement !== document.body && document.activeElement !== null) return
      const target = hadFocus ? (tabStopIn(frame.current) ?? card) : null
      ;(target?.isConnected === true ? target : scroller)?.focus({ preventScroll: true })
    })
  }, [rows, rowId, status])

  return { frame, refreshInPlace }
}

const topOf = (element: HTMLElement | null): number => element?.getBoundingClientRect().top ?? 0

/** The drawn rows or cards that can be seen, from above. */
function linesInSight(scroller: HTMLElement | null): readonly HTMLElement[] {
  if (scroller === null) return []
  const { top, bottom } = scroller.getBoundingClientRect()
  return [...scroller.querySelectorAll<HTMLElement>(lineSelector)]
    .map((line) => ({ line, rect: line.getBoundingClientRect() }))
    .filter(({ rect }) => rect.bottom > top && rect.top < bottom)
    .sort((one, other) => one.rect.top - other.rect.top)
    .map(({ line }) => line)
}
