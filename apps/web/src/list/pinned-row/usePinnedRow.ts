import { useEffect, useRef, type FocusEvent, type PointerEvent } from 'react'
import { useAppDispatch } from '../../core/state/appHooks'
import { listLeft, rowFocused, rowHovered } from './pinnedRowSlice'
import { placeOf } from './placeOf'

/**
 * Tells which row somebody is at, so that it does not vanish under the pointer or the focus (D-23). The grid knows places
 * and no ids; they meet here. A finger does not point at anything once it is lifted, so touch does not count.
 *
 * @returns handlers for the element around the list, and the row that had the focus last, also when it has left the list.
 */
export function usePinnedRow<Row extends { readonly opptId: string }>(rows: readonly Row[]) {
  const dispatch = useAppDispatch()
  const hovered = useRef<string | null>(null)
  const lastFocused = useRef<Row | null>(null)
  const rowAt = (element: EventTarget): Row | null => {
    const place = placeOf(element)
    return place === null ? null : (rows[place] ?? null)
  }
  const hover = (id: string | null) => {
    if (id === hovered.current) return
    hovered.current = id
    dispatch(rowHovered(id))
  }
  useEffect(
    () => () => {
      dispatch(listLeft())
    },
    [dispatch],
  )
  return {
    lastFocused,
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      // A dialog that a row opened stands elsewhere in the document, and is no row.
      if (!currentTarget.contains(target)) return
      lastFocused.current = rowAt(target)
      dispatch(rowFocused(lastFocused.current?.opptId ?? null))
    },
    onBlur: ({ relatedTarget, currentTarget, target }: FocusEvent<HTMLElement>) => {
      if (currentTarget.contains(target) && !currentTarget.contains(relatedTarget)) dispatch(rowFocused(null))
    },
    onPointerOver: ({ target, pointerType }: PointerEvent<HTMLElement>) => {
      if (pointerType !== 'touch') hover(rowAt(target)?.opptId ?? null)
    },
    onPointerLeave: () => hover(null),
  }
}
