import { throttleWait } from '@retain/domain/text/inputTiming'
import { useCallback, useEffect, useRef, useState } from 'react'

/** A value that is changed quickly. */
export interface ThrottledChange<Value> {
  /** The text of the input, which may be newer than the reported one by one interval. */
  readonly shown: Value
  readonly change: (value: Value) => void
  /** Reports a change that is still delayed, such as when the input loses the focus. */
  readonly flush: () => void
}

/**
 * Throttles the changes of an input: they are reported at most once in an interval, always with the last value (L-149,
 * L-512). The input itself shows every change at once. A change that is still delayed when the input is removed is dropped.
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

  const report = useCallback(
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
    if (waiting !== null) report(waiting.value)
  }, [release, report])
  // What was typed last into a filter that is removed must not set it again.
  useEffect(() => () => void release(), [release])

  const change = useCallback(
    (next: Value) => {
      release()
      const wait = throttleWait(last.current, performance.now(), interval)
      if (wait === 0) {
        setDraft(null)
        report(next)
      } else {
        setDraft({ over: value, value: next })
        held.current = { value: next, timer: window.setTimeout(flush, wait) }
      }
    },
    [value, interval, release, report, flush],
  )
  return { shown: draft !== null && draft.over === value ? draft.value : value, change, flush }
}
