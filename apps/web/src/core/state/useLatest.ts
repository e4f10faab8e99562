import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * A ref to a value of the last drawing, for functions that stay the same while the value changes. What only effects call is
 * React's `useEffectEvent`.
 *
 * @example
 * const latest = useLatest(draft)
 * const save = useCallback(() => send(latest.current), [latest])
 */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
