import type { LiveError } from './liveError'

interface Attempt {
  readonly state: 'closed'
  /** 0 is the first try; the reconnects count from 1 (S-337). */
  readonly attempt: number
  /** Whether messages may have been missed by the time that this connection is open. */
  readonly hasMissed: boolean
}

/**
 * The live connection: open, closed or in error (S-336), and while it is closed what is being done about it.
 *
 * It counts as open when the server has accepted its tags. A server that refuses takes the connection first and closes it
 * then, as browsers hide why a connection was not taken; were that "open", the attempts would never come to an end.
 */
export type Connection =
  /** Nobody wants a connection: before sign-in and after it. */
  | { readonly state: 'closed'; readonly phase: 'nothing' }
  /** The token is asked for and the connection is being made. */
  | (Attempt & { readonly phase: 'connecting'; readonly mayRenew: boolean })
  /** The server did not take the token (any more): another one is asked for. */
  | (Attempt & { readonly phase: 'renewing' })
  /** The next attempt follows after `wait` milliseconds. */
  | (Attempt & { readonly phase: 'waiting'; readonly wait: number })
  | { readonly state: 'open'; readonly hasMissed: boolean }
  | { readonly state: 'error'; readonly error: LiveError }

/** Before anybody wanted a connection. */
export const noConnection: Connection = { state: 'closed', phase: 'nothing' }
