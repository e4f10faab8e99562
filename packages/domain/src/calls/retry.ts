/** A call that has not been answered after this long is given up, in milliseconds (S-810). */
export const answerTimeout = 30_000

/** How often a call may be repeated without anybody asking, beside the first time. */
export const maximumRetries = 2

/** What repeating a call depends on. */
export interface RetriedCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Carries a key by which the server knows it again, so that nothing is done twice. */
  readonly isIdempotent: boolean
  /** A GET that writes all the same, such as opening an opportunity, which is recorded as a view (O-436, D-64). */
  readonly writes: boolean
}

/**
 * Whether a call without answer may be repeated by itself: one that only reads, or one that carries a key; at most twice.
 * A refusal is an answer, and never repeated.
 *
 * @param retries how often it has been repeated already.
 * @example mayRetry({ method: 'POST', isIdempotent: false, writes: true }, 0) // false
 */
export const mayRetry = ({ method, isIdempotent, writes }: RetriedCall, retries: number): boolean =>
  retries < maximumRetries && (isIdempotent || (method === 'GET' && !writes))
