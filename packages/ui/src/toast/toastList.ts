import { countOf, defaultLimit, type Toast } from './toast'

const isSame = (one: Toast, other: Toast): boolean =>
  one.type === other.type &&
  one.label === other.label &&
  (one.body ?? '') === (other.body ?? '') &&
  one.actionLabel === other.actionLabel

/**
 * The list with one more toast, the newest last. One that equals another is not added: the other counts it, keeps
 * its id and its place, and its time starts again.
 *
 * @example
 * withToast([saved], { ...saved, id: '2' }) // [{ ...saved, count: 2 }]
 */
export const withToast = <Entry extends Toast>(toasts: readonly Entry[], toast: Entry): readonly Entry[] =>
  toasts.some((other) => isSame(other, toast))
    ? toasts.map((other) =>
        isSame(other, toast)
          ? { ...other, count: countOf(other) + countOf(toast), timeout: toast.timeout }
          : other,
      )
    : [...toasts, toast]

/** The list without one toast; the list itself where it has none of that id. */
export const withoutToast = <Entry extends Toast>(toasts: readonly Entry[], id: string): readonly Entry[] =>
  toasts.some((toast) => toast.id === id) ? toasts.filter((toast) => toast.id !== id) : toasts

/** The visible toasts: the oldest, as many as the limit allows and at least one. The others wait. */
export const shownToasts = <Entry extends Toast>(
  toasts: readonly Entry[],
  limit: number = defaultLimit,
): readonly Entry[] => toasts.slice(0, Number.isNaN(limit) ? defaultLimit : Math.max(1, limit))
