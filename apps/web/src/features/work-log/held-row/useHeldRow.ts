import { useEffect, useRef, type FocusEvent, type PointerEvent } from 'react'
import { useAppDispatch } from '../../../app/listen'
import { listLeft, rowFocused, rowHovered } from './heldRowSlice'
import { placeOf } from './placeOf'

/**
 * Tells which row somebody is at, so that it does not vanish under the pointer or the focus (D-23). The grid knows places
 * and no ids; they meet here. A finger does not point at anything once it is lifted, so touch does not count.
 */
export function useHeldRow(rows: readonly { readonly opptId: string }[]) {
  const dispatch = useAppDispatch()
  const hovered = useRef<string | null>(null)
  const idOf = (element: EventTarget): string | null => {
    const place = placeOf(element)
    return place === null ? null : (rows[place]?.opptId ?? null)
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
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      // A dialog that a row opened stands elsewhere in the document, and is no row.
      if (currentTarget.contains(target)) dispatch(rowFocused(idOf(target)))
    },
    onBlur: ({ relatedTarget, currentTarget, target }: FocusEvent<HTMLElement>) => {
      if (currentTarget.contains(target) && !currentTarget.contains(relatedTarget)) dispatch(rowFocused(null))
    },
    onPointerOver: ({ target, pointerType }: PointerEvent<HTMLElement>) => {
      if (pointerType !== 'touch') hover(idOf(target))
    },
    onPointerLeave: () => hover(null),
  }
}
