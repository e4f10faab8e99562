import { countOf } from '@retain/ui/toast-entry'
import type { ToastState } from './toastsSlice'

/** Whether two toasts are of errors that say the same, whatever request they are of. */
const isSameError = (one: ToastState, other: ToastState): boolean =>
  one.type === 'error' && other.type === 'error' && one.label === other.label

/**
 * The toasts as they are shown: errors that differ only in the lines below their text are one, in the place of the oldest,
 * counted, with the lines of the newest. What fails while the server is away fills the corner with one toast, not ten.
 *
 * @example foldedErrors([{ ...away, body: 'Request id 1' }, { ...away, body: 'Request id 2' }])
 * // [{ ...away, body: 'Request id 2', count: 2 }]
 */
export const foldedErrors = (toasts: readonly ToastState[]): readonly ToastState[] =>
  toasts.reduce<readonly ToastState[]>((folded, toast) => {
    const at = folded.findIndex((other) => isSameError(other, toast))
    const known = folded[at]
    return known === undefined
      ? [...folded, toast]
      : folded.with(at, { ...known, body: toast.body, count: countOf(known) + countOf(toast) })
  }, [])

/** The ids of every toast that is shown in one with this one. */
export const foldedWith = (toasts: readonly ToastState[], id: string): readonly string[] => {
  const closed = toasts.find((toast) => toast.id === id)
  return closed === undefined
    ? []
    : toasts.filter((toast) => toast === closed || isSameError(toast, closed)).map((toast) => toast.id)
}
