import { useLayoutEffect, useState, type RefObject } from 'react'

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
    // Not flushed as in `observeSize`: nothing painted depends on the answer, and other updates that are flushed with it
    // may change sizes within the observer's turn, which the browser reports as a loop.
    const observer = new ResizeObserver(measure)
    observer.observe(inner)
    observer.observe(outer)
    return () => observer.disconnect()
  }, [area, content])
  return isTooLong
}
