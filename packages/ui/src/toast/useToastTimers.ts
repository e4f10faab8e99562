import { useEffect, useRef } from 'react'
import type { Toast } from './toast'
import { clockAfter, dueToasts, emptyClock, nextDue, woundClock } from './toastClock'

/** The longest delay of setTimeout, in milliseconds. */
const longestWait = 2 ** 31 - 1

/** Closes every visible toast when its time is over; the timers can be paused. */
export function useToastTimers(shown: readonly Toast[], isPaused: boolean, onClose: (id: string) => void) {
  const clock = useRef(emptyClock)
  useEffect(() => {
    clock.current = woundClock(clock.current, shown)
    if (isPaused) return undefined
    let began = performance.now()
    let timer: number | undefined
    const count = () => {
      const now = performance.now()
      clock.current = clockAfter(clock.current, now - began)
      began = now
    }
    const wait = () => {
      const next = nextDue(clock.current)
      timer = next === null ? undefined : window.setTimeout(ring, Math.min(next, longestWait))
    }
    const ring = () => {
      count()
      for (const id of dueToasts(clock.current)) onClose(id)
      wait()
    }
    wait()
    return () => {
      window.clearTimeout(timer)
      count()
    }
  }, [shown, isPaused, onClose])
}
