import { useEffect, useRef, type FocusEvent, type PointerEvent } from 'react'
import { useAppDispatch } from '../../core/state/appHooks'
import { listLeft, rowFocused, rowHovered } from './pinnedRowSlice'
import { placeOf } from './placeOf'

/**
 * Remembers which row has the focus or the pointer, so that a live message does not remove it at that moment (D-23). A finger
 * does not point at anything once it is lifted, so touch does not count.
 *
 * @param pinnedId what live messages name a row by.
 * @returns handlers for the element around the list, and the row that had the focus last, also when it has left the list.
 */
export function usePinnedRow<Row>(rows: readonly Row[], pinnedId: (row: Row) => string) {
  const dispatch = useAppDispatch()
  const hovered = useRef<string | null>(null)
  const lastFocused = useRef<Row | null>(null)
  const rowAt = (element: EventTarget): Row | null => rows[placeOf(element) ?? -1] ?? null
  const idOf = (row: Row | null) => (row === null ? null : pinnedId(row))
  const hover = (id: string | null) => {
    if (id === hovered.current) return
    hovered.current = id
    dispatch(rowHovered(id))
  }
  useEffect(
    () => () => {
      hovered.current = null
      dispatch(listLeft())
    },
    [dispatch],
  )
  return {
    lastFocused,
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      // A dialog that a row opened is elsewhere in the document.
      if (!currentTarget.contains(target)) return
      lastFocused.current = rowAt(target)
      dispatch(rowFocused(idOf(lastFocused.current)))
    },
    onBlur: ({ relatedTarget, currentTarget, target }: FocusEvent<HTMLElement>) => {
      if (currentTarget.contains(target) && !currentTarget.contains(relatedTarget)) dispatch(rowFocused(null))
    },
    onPointerOver: ({ target, pointerType }: PointerEvent<HTMLElement>) => {
      if (pointerType !== 'touch') hover(idOf(rowAt(target)))
    },
    onPointerLeave: () => hover(null),
  }
}
