import { useEffect, useState } from 'react'

/**
 * Whether a part has been drawn for so many milliseconds: what says or shows that one waits leaves out short waits.
 *
 * @example
 * <Shape data-pulses={useHasWaited(stillFor) || undefined} />
 */
export function useHasWaited(milliseconds: number): boolean {
  const [hasWaited, setHasWaited] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setHasWaited(true), milliseconds)
    return () => window.clearTimeout(timer)
  }, [milliseconds])
  return hasWaited
}
