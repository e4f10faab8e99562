/** A call that has not been answered after this long is given up, in milliseconds (S-810). */
export const answerLimit = 30_000

/** How often a call may be repeated without anybody asking, beside the first time. */
export const maximumRepeats = 2

/** What repeating a call depends on. */
export interface RepeatedCall {
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
 * @param repeats how often it has been repeated already.
 * @example mayRepeat({ method: 'POST', isIdempotent: false, writes: true }, 0) // false
 */
export const mayRepeat = ({ method, isIdempotent, writes }: RepeatedCall, repeats: number): boolean =>
  repeats < maximumRepeats && (isIdempotent || (method === 'GET' && !writes))
