import { throttleWait } from '@retain/domain/text/inputTiming'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLatest } from '../../core/state/useLatest'

/** A value that is changed quickly. */
export interface ThrottledChange<Value> {
  /** The value of the input, which may be newer than the one that the caller has. */
  readonly shown: Value
  readonly change: (value: Value) => void
  /** Reports a change that is still delayed, such as when the input loses the focus. */
  readonly flush: () => void
}

/** What was typed while the caller's value does not say the same yet. */
interface Draft<Value> {
  readonly value: Value
  /** The caller's value when it was last looked at. */
  readonly seen: Value
  /** The reported values that the caller's value has not become yet, in their order. */
  readonly reported: readonly Value[]
}

/** Throttled values are JSON-safe; two that say the same may be different objects. */
const same = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** The draft once the caller's value has changed; `null` where that says what was typed, or comes from elsewhere. */
function draftAfter<Value>(draft: Draft<Value>, value: Value): Draft<Value> | null {
  const at = draft.reported.findIndex((one) => same(one, value))
  if (at < 0 || same(draft.value, value)) return null
  return { ...draft, seen: value, reported: draft.reported.slice(at + 1) }
}

/**
 * Throttles the changes of an input: they are reported at most once in an interval, always with the last value (L-149,
 * L-512). The input itself shows every change at once, also while the caller's value follows later, as one that stands in the
 * address does. A change that is still delayed when the input is removed, or its value is changed from elsewhere, is dropped.
 *
 * @param value JSON-safe.
 * @param onChange the same function as long as it does the same.
 * @param interval in milliseconds.
 */
export function useThrottledChange<Value>(
  value: Value,
  onChange: (value: Value) => void,
  interval: number,
): ThrottledChange<Value> {
  const [draft, setDraft] = useState<Draft<Value> | null>(null)
  const delayed = useRef<{ readonly value: Value; readonly timer: number } | null>(null)
  const last = useRef<number | null>(null)
  // A field may still call the `change` of an earlier rendering, whose value is older.
  const latest = useLatest(value)

  if (draft !== null && !same(draft.seen, value)) setDraft(draftAfter(draft, value))

  const report = useCallback(
    (next: Value) => {
      last.current = performance.now()
      setDraft((now) => (now === null ? null : { ...now, reported: [...now.reported, next] }))
      onChange(next)
    },
    [onChange],
  )
  const release = useCallback((): { readonly value: Value } | null => {
    const waiting = delayed.current
    if (waiting !== null) window.clearTimeout(waiting.timer)
    delayed.current = null
    return waiting
  }, [])
  const flush = useCallback(() => {
    const waiting = release()
    if (waiting !== null) report(waiting.value)
  }, [release, report])
  const isDropped = draft === null
  useLayoutEffect(() => {
    if (isDropped) release()
  }, [isDropped, release])
  // What was typed last into a filter that is removed must not set it again.
  useEffect(() => () => void release(), [release])

  const change = useCallback(
    (next: Value) => {
      release()
      const wait = throttleWait(last.current, performance.now(), interval)
      const seen = latest.current
      setDraft((now) => ({
        value: next,
        seen: now === null ? seen : now.seen,
        reported: now?.reported ?? [],
      }))
      if (wait === 0) report(next)
      else delayed.current = { value: next, timer: window.setTimeout(flush, wait) }
    },
    [interval, release, report, flush, latest],
  )
  return { shown: draft === null ? value : draft.value, change, flush }
}
