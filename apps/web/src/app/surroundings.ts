import type { Transport } from '@retain/api-client/kernel/transport'
import type { LiveSocketOptions } from '@retain/api-client/live/liveSocket'
import type { Instant } from '@retain/domain/calendar/instant'
import type { LogRowReader } from '../features/work-log/large-page/logRows'
import type { IdentityClient } from '../session/identityClient'
import type { Log } from './log'

/** Where the app stands and how it moves, without the router. */
export interface Navigation {
  /** The path in sight, without query. */
  readonly path: () => string
  /** The query in sight, with its question mark. */
  readonly query: () => string
  /** What the history keeps beside the address in sight. */
  readonly state: () => unknown
  readonly go: (to: string, options?: { readonly replace?: boolean }) => void
}

/** What the live connection is made of: the browser's sockets and clock. */
export type LiveSurroundings = Pick<LiveSocketOptions, 'makeSocket' | 'after'>

/**
 * Everything that thunks and listeners need from outside the store: the extra argument of every thunk, and the one place
 * where tests put something else.
 */
export interface Surroundings {
  readonly transport: Transport
  readonly identity: IdentityClient
  readonly live: LiveSurroundings
  readonly navigation: Navigation
  /** Reads large pages row by row: in a worker in the browser, in place in tests. */
  readonly logRows: LogRowReader
  /** Hands a file to the browser as a download. */
  readonly saveFile: (content: Blob, name: string) => void
  readonly now: () => Instant
  readonly log: Log
}
