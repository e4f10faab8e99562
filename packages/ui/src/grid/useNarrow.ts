import { useLayoutEffect, useState, type RefObject } from 'react'

/** Whether the element is at most `width` pixels wide; false where there is no layout. */
export const useNarrow = (element: RefObject<HTMLElement | null>, width: number): boolean => {
  const [isNarrow, setIsNarrow] = useState(false)
  useLayoutEffect(() => {
    const observed = element.current
    if (observed === null) return undefined
    const update = () => setIsNarrow(observed.clientWidth > 0 && observed.clientWidth <= width)
    update()
    const observer = new ResizeObserver(update)
    observer.observe(observed)
    return () => observer.disconnect()
  }, [element, width])
  return isNarrow
}
