/** Success (accept), message, warning, and error (cancel). */
export type ToastType = 'success' | 'message' | 'warning' | 'error'

/** One message in the corner. */
export interface Toast {
  readonly id: string
  readonly type: ToastType
  readonly label: string
  readonly body?: string | null | undefined
  /**
   * How long it is shown, in milliseconds; with `null` or no finite number it stays until it is closed.
   * @default 3000, and null for an error
   */
  readonly timeout?: number | null | undefined
  /** How often it was added; shown from 2 on. @default 1 */
  readonly count?: number | undefined
  /** The label of its button, if it has one: "Undo". */
  readonly actionLabel?: string | undefined
}

/** The default number of toasts that are shown at once. */
export const defaultLimit = 5

/** The default time that a toast is shown, in milliseconds. */
const defaultTimeout = 3000

/** How long a toast is shown, in milliseconds; with `null` it stays until it is closed. */
export const timeoutOf = ({ type, timeout }: Toast): number | null => {
  if (timeout === undefined) return type === 'error' ? null : defaultTimeout
  return timeout !== null && Number.isFinite(timeout) ? timeout : null
}

/** How often it was added, at least once. */
export const countOf = ({ count = 1 }: Toast): number => (count > 1 ? Math.floor(count) : 1)
