/** How long each further attempt waits, in milliseconds (S-803). There are as many attempts as waits (S-337). */
export const reconnectWaits = [1_000, 2_000, 4_000, 8_000, 16_000] as const

/** After so many attempts in a row the connection is given up (S-337). */
export const maximumReconnects = reconnectWaits.length

/**
 * The pause after the last attempt, in milliseconds, before the attempts begin again: the server may come back while nobody
 * does anything.
 */
export const nextRoundWait = 60_000

/**
 * How long an attempt waits before it is made, in milliseconds; `null` when there is no such attempt.
 *
 * @param attempt counted from 1.
 * @example reconnectWait(3) // 4000
 */
export const reconnectWait = (attempt: number): number | null => reconnectWaits[attempt - 1] ?? null

/** The codes with which the server closes a connection (api.md section 3). */
export const closeCodes = {
  /** A limit was broken. */
  policy: 1008,
  /** The token is bad or has ended. */
  token: 4401,
  /** No store of the caller is left. */
  store: 4403,
} as const

const refusals: ReadonlySet<number> = new Set(Object.values(closeCodes))

/** Whether a close code says that the connection is refused: asking again would not help (S-338, S-803). */
export const isRefused = (code: number): boolean => refusals.has(code)

/** A connection without an answer for so long after a request counts as lost, in milliseconds. */
export const answerTimeout = 10_000
