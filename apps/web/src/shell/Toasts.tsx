import { isAlertToast } from '@retain/domain/alerts/toaster'
import { ToastRegion } from '@retain/ui/toast'
import { useCallback, useMemo } from 'react'
import { useAppDispatch, useAppSelector, type AppThunk } from '../core/state/appHooks'
import { foldedErrors, foldedWith } from '../core/toasts/foldedErrors'
import { selectToasts, toastClosed, type ToastState } from '../core/toasts/toastsSlice'

/** Closes a toast, and all that are shown in one with it. */
const shownToastClosed =
  (id: string): AppThunk =>
  (dispatch, getState) => {
    for (const folded of foldedWith(selectToasts(getState()), id)) dispatch(toastClosed(folded))
  }

/** How many alerts have a toast is no count of this one. */
const asShown = (toast: ToastState): ToastState => (isAlertToast(toast) ? { ...toast, count: 1 } : toast)

/** The corner of messages (S-324 to S-326). None of them waits for a place: only toasts of alerts are limited (S-784). */
export function Toasts() {
  const dispatch = useAppDispatch()
  const toasts = useAppSelector(selectToasts)
  const shown = useMemo(() => foldedErrors(toasts).map(asShown), [toasts])
  const close = useCallback((id: string) => dispatch(shownToastClosed(id)), [dispatch])
  return <ToastRegion toasts={shown} limit={Infinity} onClose={close} />
}
