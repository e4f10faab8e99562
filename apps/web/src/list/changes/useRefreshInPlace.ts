import type { GridStatusName } from '@retain/ui/grid'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { placeOf } from '../pinned-row/placeOf'

interface RefreshInPlaceOptions<Row> {
  readonly rows: readonly Row[]
  readonly idOf: (row: Row) => string
  readonly status: GridStatusName
  /** Asks for the same page again. */
  readonly refresh: () => void
  /** The row that had the focus last; `null` where somebody was elsewhere in the list, or not in it. */
  readonly lastFocused: RefObject<Row | null>
}

/** What stood where when the list was asked for again. */
interface Kept {
  readonly scroller: HTMLElement | null
  /** Where it began in the window, in pixels: the head of the log may be lower without the button. */
  readonly top: number
  /** The row that stays where it is on the screen. */
  readonly anchor: { readonly id: string; readonly place: number; readonly height: number } | null
  /** Somebody has been in the list before they pressed the button. */
  readonly wasHeld: boolean
  /** The first control of the held card; a grid has a tab stop of its own. */
  readonly card: HTMLElement | null
}

const lineSelector = '[role=row][aria-rowindex], [role=listitem]'

/**
 * Searches again so that one goes on where one was: the page stays, the row that somebody holds, else the first in sight
 * that keeps its place, stands where it stood on the screen, and the focus goes from the button back to that row.
 *
 * @returns `frame` for the element around the list.
 */
export function useRefreshInPlace<Row>(options: RefreshInPlaceOptions<Row>) {
  const { rows, idOf, status, refresh, lastFocused } = options
  const frame = useRef<HTMLElement>(null)
  const kept = useRef<Kept | null>(null)

  const refreshInPlace = (moved: readonly string[]) => {
    const held = lastFocused.current === null ? null : idOf(lastFocused.current)
    const scroller = frame.current?.querySelector<HTMLElement>('[data-part=scroller]') ?? null
    const lines = linesInSight(scroller)
    const find = (isIt: (id: string) => boolean) => {
      for (const line of lines) {
        const place = placeOf(line)
        const row = place === null ? undefined : rows[place]
        if (place !== null && row !== undefined && isIt(idOf(row)))
          return { id: idOf(row), place, height: line.offsetHeight, line }
      }
      return null
    }
    const ofHeld = find((id) => id === held)
    kept.current = {
      scroller,
      top: topOf(scroller),
      anchor: ofHeld ?? find((id) => !moved.includes(id)),
      wasHeld: held !== null,
      card: ofHeld?.line.querySelector<HTMLElement>('a[href], button') ?? null,
    }
    refresh()
  }

  useLayoutEffect(() => {
    if (kept.current === null || status === 'refreshing') return
    const { scroller, top, anchor, wasHeld, card } = kept.current
    kept.current = null
    if (status !== 'ready') return
    const place = anchor === null ? -1 : rows.findIndex((row) => idOf(row) === anchor.id)
    // The rows are told to the list within this rendering, and drawn when it is over.
    queueMicrotask(() => {
      if (scroller !== null && anchor !== null && place >= 0)
        scroller.scrollTop += (place - anchor.place) * anchor.height + topOf(scroller) - top
      // Whoever has gone on meanwhile is not called back.
      if (document.activeElement !== document.body && document.activeElement !== null) return
      const target = wasHeld ? (tabStopOf(frame.current) ?? card) : null
      ;(target?.isConnected === true ? target : scroller)?.focus({ preventScroll: true })
    })
  }, [rows, idOf, status])

  return { frame, refreshInPlace }
}

const topOf = (element: HTMLElement | null): number => element?.getBoundingClientRect().top ?? 0

/** The one tab stop of a grid, which goes with its row, and to the nearest one when that has left; cards have none. */
const tabStopOf = (frame: HTMLElement | null): HTMLElement | null =>
  frame?.querySelector<HTMLElement>('[role=grid] [tabindex="0"]') ?? null

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
