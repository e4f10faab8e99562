import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react'
import type { ColumnList } from './columnList'

/** What a row can be focused at. */
export type RowControl = 'handle' | 'up' | 'down' | 'remove'

interface Wanted {
  readonly index: number
  /** Undefined: the row is only brought into sight. */
  readonly control: RowControl | undefined
}

/** What takes the focus in place of a control that is disabled or not there. */
const instead: Readonly<Record<RowControl, readonly RowControl[]>> = {
  handle: ['handle'],
  up: ['up', 'down', 'handle'],
  down: ['down', 'up', 'handle'],
  remove: ['remove', 'handle'],
}

/**
 * Keeps the focus on a row whose place has changed: an element that is moved in the page loses it. The row is looked up
 * after the list was drawn anew. `onNone` is called where no row can take the focus.
 */
export function useRowFocus(
  listRef: RefObject<HTMLOListElement | null>,
  list: ColumnList,
  onNone: () => void,
): (index: number, control?: RowControl) => void {
  const wanted = useRef<Wanted | null>(null)
  useLayoutEffect(() => {
    const now = wanted.current
    wanted.current = null
    if (now === null) return
    const row = listRef.current?.children[now.index]
    row?.scrollIntoView({ block: 'nearest' })
    if (now.control === undefined) return
    const target = instead[now.control]
      .map((control) => row?.querySelector<HTMLElement>(`[data-control="${control}"]:not(:disabled)`))
      .find((element) => element !== null && element !== undefined)
    if (target === undefined) onNone()
    else target.focus()
  }, [list, listRef, onNone])
  return useCallback((index, control) => {
    wanted.current = { index, control }
  }, [])
}
