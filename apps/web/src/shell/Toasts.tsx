import { ToastRegion } from '@retain/ui/toast'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../app/listen'
import { selectToasts, toastClosed } from './toastsSlice'

/** The corner of messages. Time stands still while the pointer or the focus is on them. */
export function Toasts() {
  const dispatch = useAppDispatch()
  const toasts = useAppSelector(selectToasts)
  const [isPaused, setIsPaused] = useState(false)
  const remaining = useRef(new Map<string, number>())
  const close = useCallback((id: string) => dispatch(toastClosed(id)), [dispatch])

  useEffect(() => {
    if (isPaused) return undefined
    const began = Date.now()
    const running = toasts.flatMap(({ id, timeout }) => {
      if (timeout === null) return []
      const left = remaining.current.get(id) ?? timeout
      return [{ id, left, timer: window.setTimeout(() => close(id), left) }]
    })
    const kept = remaining.current
    return () => {
      const passed = Date.now() - began
      for (const { id, left, timer } of running) {
        window.clearTimeout(timer)
        kept.set(id, Math.max(0, left - passed))
      }
    }
  }, [toasts, isPaused, close])

  const shown = useMemo(
    () =>
      toasts.map(({ id, type, label, body }) => ({ id, type, label, ...(body === null ? {} : { body }) })),
    [toasts],
  )
  return (
    <ToastRegion
      toasts={shown}
      onClose={close}
      onPause={() => setIsPaused(true)}
      onResume={() => setIsPaused(false)}
    />
  )
}
