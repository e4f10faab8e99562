import type { LiveError } from './liveError'

interface Attempt {
  readonly state: 'closed'
  /** 0 is the first try; the reconnects count from 1 (S-337). */
  readonly attempt: number
  /** Whether messages may have been missed by the time that this connection is open. */
  readonly hasMissed: boolean
}

/**
 * The live connection: open, closed or in error (S-336), and while it is closed the phase of connecting.
 *
 * It counts as open when the server has accepted its tags. A server that refuses accepts the connection first and closes
 * it then, because browsers hide why a connection was refused; if that counted as open, the attempts would never end.
 */
export type Connection =
  /** No connection is wanted: before sign-in and after signing out. */
  | { readonly state: 'closed'; readonly phase: 'nothing' }
  /** The token is requested and the connection is being made. */
  | (Attempt & { readonly phase: 'connecting'; readonly mayRenew: boolean })
  /** The server did not accept the token (any more): another one is requested. */
  | (Attempt & { readonly phase: 'renewing' })
  /** The next attempt follows after `wait` milliseconds. */
  | (Attempt & { readonly phase: 'waiting'; readonly wait: number })
  | { readonly state: 'open'; readonly hasMissed: boolean }
  | { readonly state: 'error'; readonly error: LiveError }

/** Before a connection is wanted. */
export const noConnection: Connection = { state: 'closed', phase: 'nothing' }
