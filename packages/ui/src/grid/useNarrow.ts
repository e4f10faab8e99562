import { useLayoutEffect, useState, type RefObject } from 'react'
import { observeSize } from '../internal/size/observeSize'

/** Whether the element is at most `width` pixels wide; false where there is no layout, and for a width of 0. */
export const useNarrow = (element: RefObject<HTMLElement | null>, width: number): boolean => {
  const [isNarrow, setIsNarrow] = useState(false)
  useLayoutEffect(() => {
    const observed = element.current
    if (observed === null || width === 0) return undefined
    return observeSize(observed, () => setIsNarrow(observed.clientWidth > 0 && observed.clientWidth <= width))
  }, [element, width])
  return isNarrow && width > 0
}
