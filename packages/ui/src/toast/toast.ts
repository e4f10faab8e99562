/** Success (accept), message, warning, and error (cancel). */
export type ToastType = 'success' | 'message' | 'warning' | 'error'

/** One message in the corner. */
export interface Toast {
  readonly id: string
  readonly type: ToastType
  readonly label: string
  readonly body?: string | null | undefined
  /**
   * Milliseconds in sight; `null`, or what is no finite number, stays until it is closed.
   * @default 3000, and null for an error
   */
  readonly timeout?: number | null | undefined
  /** How often it was said; shown from 2 on. @default 1 */
  readonly count?: number | undefined
  /** What its button says, if it has one: "Undo". */
  readonly actionLabel?: string | undefined
}

/** How many are in sight at once where nothing else is given. */
export const defaultLimit = 5

/** Milliseconds in sight where nothing else is given. */
const defaultTimeout = 3000

/** Milliseconds in sight; `null` stays until it is closed. */
export const timeoutOf = ({ type, timeout }: Toast): number | null => {
  if (timeout === undefined) return type === 'error' ? null : defaultTimeout
  return timeout !== null && Number.isFinite(timeout) ? timeout : null
}

/** How often it was said, at least once. */
export const countOf = ({ count = 1 }: Toast): number => (count > 1 ? Math.floor(count) : 1)
