import { ToastRegion } from '@retain/ui/toast'
import { useCallback } from 'react'
import { useAppDispatch, useAppSelector } from '../core/state/appHooks'
import { selectToasts, toastClosed } from '../core/toasts/toastsSlice'

/** The corner of messages (S-324 to S-326). */
export function Toasts() {
  const dispatch = useAppDispatch()
  const toasts = useAppSelector(selectToasts)
  const close = useCallback((id: string) => void dispatch(toastClosed(id)), [dispatch])
  return <ToastRegion toasts={toasts} onClose={close} />
}
