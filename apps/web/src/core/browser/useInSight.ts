import { useEffect, useState, type RefObject } from 'react'

/** What is so close below or above the window counts as in sight: it is ready when it is scrolled to. */
const margin = '200px 0px'

/**
 * Whether an element has been in sight, or close to it. Where the browser cannot tell, it has.
 *
 * @example
 * const panel = useRef<HTMLDivElement>(null)
 * const isSeen = useInSight(panel)
 */
export function useInSight(element: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(() => typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (isSeen || element.current === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true)
      },
      { rootMargin: margin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isSeen])
  return isSeen
}
