import { useEffect, useState } from 'react'

/** How long a wait stays still, in milliseconds. */
const stillFor = 1000

/**
 * Whether what stands for content has stood for a second. Only then it moves: while shapes move, the browser styles the page anew
 * in every frame, in the time in which what they stand for is being drawn.
 *
 * @example
 * <Shape data-pulses={useHasWaited() || undefined} />
 */
export function useHasWaited(): boolean {
  const [hasWaited, setHasWaited] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setHasWaited(true), stillFor)
    return () => window.clearTimeout(timer)
  }, [])
  return hasWaited
}
