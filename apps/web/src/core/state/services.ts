import type { Transport } from '@retain/api-client/kernel/transport'
import type { Instant } from '@retain/domain/calendar/instant'
import type { Log } from '../browser/log'

/** Where the app stands and how it moves, without the router. */
export interface Navigation {
  /** The path in sight, without query. */
  readonly path: () => string
  /** The query in sight, with its question mark. */
  readonly query: () => string
  /** What the history keeps beside the address in sight. */
  readonly state: () => unknown
  readonly go: (to: string, options?: { readonly replace?: boolean }) => void
  /** Fetches the code of the page at an address, so that opening it does not wait for it. A failure is left to the opening. */
  readonly prefetch: (to: string) => void
}

/**
 * Everything that thunks and listeners need from outside the store: the extra argument of every thunk, and the one place
 * where tests put something else. The layers above declare the services that they bring beside their code.
 */
export interface Services {
  readonly transport: Transport
  readonly navigation: Navigation
  /** Hands a file to the browser as a download. */
  readonly saveFile: (content: Blob, name: string) => void
  readonly now: () => Instant
  readonly log: Log
}
