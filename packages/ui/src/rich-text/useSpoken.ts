import { useCallback, useEffect, useRef, useState } from 'react'

/** A screen reader is told something at most this often. */
const pause = 1000

/** A text for a live region: what is said within a second of the last is held back, and only the newest of it is said. */
export const useSpoken = (): readonly [spoken: string, speak: (text: string) => void] => {
  const [spoken, setSpoken] = useState('')
  const held = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const speak = useCallback((text: string) => {
    if (timer.current !== undefined) {
      held.current = text
      return
    }
    setSpoken(text)
    const next = () => {
      timer.current = held.current === null ? undefined : setTimeout(next, pause)
      if (held.current !== null) setSpoken(held.current)
      held.current = null
    }
    timer.current = setTimeout(next, pause)
  }, [])

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
  return [spoken, speak]
}
