import { throttleWait } from '@retain/domain/text/inputTiming'
import { useCallback, useEffect, useRef, useState } from 'react'

/** A value that is changed quickly. */
export interface ThrottledChange<Value> {
  /** What stands in the input: ahead of what was told, by one interval at most. */
  readonly shown: Value
  readonly change: (value: Value) => void
  /** Tells what is still held back, such as when the input is left. */
  readonly flush: () => void
}

/**
 * Holds the changes of an input back so that it acts at most once in an interval, always with the last value (L-149,
 * L-512). The input itself shows every change at once. What is held back when the input goes away is dropped with it.
 *
 * @param onChange the same function as long as it does the same.
 * @param interval in milliseconds.
 */
export function useThrottledChange<Value>(
  value: Value,
  onChange: (value: Value) => void,
  interval: number,
): ThrottledChange<Value> {
  const [draft, setDraft] = useState<{ readonly over: Value; readonly value: Value } | null>(null)
  const held = useRef<{ readonly value: Value; readonly timer: number } | null>(null)
  const last = useRef<number | null>(null)

  const tell = useCallback(
    (next: Value) => {
      last.current = performance.now()
      onChange(next)
    },
    [onChange],
  )
  const release = useCallback((): { readonly value: Value } | null => {
    const waiting = held.current
    if (waiting !== null) window.clearTimeout(waiting.timer)
    held.current = null
    return waiting
  }, [])
  const flush = useCallback(() => {
    const waiting = release()
    if (waiting !== null) tell(waiting.value)
  }, [release, tell])
  // A filter that was removed is not brought back by what was typed into it last.
  useEffect(() => () => void release(), [release])

  const change = useCallback(
    (next: Value) => {
      release()
      const wait = throttleWait(last.current, performance.now(), interval)
      if (wait === 0) {
        setDraft(null)
        tell(next)
      } else {
        setDraft({ over: value, value: next })
        held.current = { value: next, timer: window.setTimeout(flush, wait) }
      }
    },
    [value, interval, release, tell, flush],
  )
  return { shown: draft !== null && draft.over === value ? draft.value : value, change, flush }
}
