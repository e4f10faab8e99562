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
    // Nothing that is painted hangs on it, so React may take its time: flushed in the observer's own turn, work of
    // others that waits would change sizes there, and the browser would report a loop.
    const observer = new ResizeObserver(measure)
    observer.observe(inner)
    observer.observe(outer)
    return () => observer.disconnect()
  }, [area, content])
  return isTooLong
}
