import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'

/** The least time between two announcements, in milliseconds: what comes faster is not heard. */
export const announcementGap = 1000

/** What {@link useAnnouncer} gives. */
export interface Announcer {
  /** For the content of an element with `role="status"`: a new element each time, so that the same text is heard again. */
  readonly spoken: ReactNode
  /** Speaks at once, or as soon as a second has passed; of several texts in that second the last one. */
  readonly say: (text: string) => void
}

/**
 * Says what happened to those who do not see it, at most once a second.
 *
 * @example
 * const { spoken, say } = useAnnouncer()
 * <VisuallyHidden role="status">{spoken}</VisuallyHidden>
 */
export function useAnnouncer(): Announcer {
  const [spoken, setSpoken] = useState({ number: 0, text: '' })
  const free = useRef(-Infinity)
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const say = useCallback((text: string) => {
    const speak = () => {
      free.current = performance.now() + announcementGap
      setSpoken(({ number }) => ({ number: number + 1, text }))
    }
    window.clearTimeout(timer.current)
    const wait = free.current - performance.now()
    if (wait > 0) timer.current = window.setTimeout(speak, wait)
    else speak()
  }, [])
  return { spoken: <span key={spoken.number}>{spoken.text}</span>, say }
}
