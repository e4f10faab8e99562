import { useLayoutEffect, useState, type RefObject } from 'react'
import { observeSize } from '../size/observeSize'

/** Whether what stands in an area is higher than the area, also after either has changed its size. */
export function useTooLong(
  area: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): boolean {
  const [isTooLong, setIsTooLong] = useState(false)
  useLayoutEffect(() => {
    const [outer, inner] = [area.current, content.current]
    if (outer === null || inner === null) return undefined
    const measure = () => setIsTooLong(inner.offsetHeight > outer.clientHeight)
    const ends = [observeSize(inner, measure), observeSize(outer, measure)]
    return () => ends.forEach((end) => end())
  }, [area, content])
  return isTooLong
}
