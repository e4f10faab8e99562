import { useCallback, useReducer, useRef } from 'react'
import type { Toast } from './toast'
import { withoutToast, withToast } from './toastList'

/** A toast before it has an id. */
export type NewToast = Omit<Toast, 'id' | 'count'>

/** The result of {@link useToasts}. */
export interface Toasts {
  readonly toasts: readonly Toast[]
  /** Shows a toast, or counts it where the same one is there already. */
  readonly show: (toast: NewToast) => void
  readonly close: (id: string) => void
}

type ToastEvent = { readonly shown: Toast } | { readonly closed: string }

const reduce = (toasts: readonly Toast[], event: ToastEvent): readonly Toast[] =>
  'shown' in event ? withToast(toasts, event.shown) : withoutToast(toasts, event.closed)

/**
 * A list of toasts, for an app without a store.
 *
 * @example
 * const { toasts, show, close } = useToasts()
 * show({ type: 'success', label: 'Note Saved.' })
 * <ToastRegion toasts={toasts} onClose={close} />
 */
export function useToasts(): Toasts {
  const [toasts, dispatch] = useReducer(reduce, [])
  const count = useRef(0)
  const show = useCallback((toast: NewToast) => {
    count.current += 1
    dispatch({ shown: { ...toast, id: String(count.current) } })
  }, [])
  const close = useCallback((id: string) => dispatch({ closed: id }), [])
  return { toasts, show, close }
}
