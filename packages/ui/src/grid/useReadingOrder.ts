import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { rowOf } from './gridElements'
import type { DrawnRow } from './rowSlots'

/** The shortest time between two updates for screen readers, in milliseconds. */
const toldAfter = 250

/**
 * Gives screen readers the order of the rows where that of the elements differs, because rows reuse elements. The elements
 * are not moved, since a moved element loses the focus.
 */
export const useReadingOrder = (holder: RefObject<HTMLElement | null>, drawn: readonly DrawnRow[]): void => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLayoutEffect(() => {
    const element = holder.current
    if (element === null) return
    if (drawn.every(({ index }, at) => index > (drawn[at - 1]?.index ?? -1))) {
      clearTimeout(timer.current)
      timer.current = undefined
      element.removeAttribute('aria-owns')
      return
    }
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      const lines = [...element.children].sort((one, other) => rowOf(one) - rowOf(other))
      element.setAttribute('aria-owns', lines.map(({ id }) => id).join(' '))
    }, toldAfter)
  }, [holder, drawn])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
}
