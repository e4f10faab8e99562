import type { Transport } from '@retain/api-client/kernel/transport'
import type { Instant } from '@retain/domain/calendar/instant'
import type { Log } from '../browser/log'

/** The present address and navigation, without the router. */
export interface Navigation {
  /** The present path, without query. */
  readonly path: () => string
  /** The present query, with its question mark. */
  readonly query: () => string
  /** The history state of the present address. */
  readonly state: () => unknown
  readonly go: (to: string, options?: { readonly replace?: boolean; readonly state?: unknown }) => void
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
  /** Downloads a file. */
  readonly saveFile: (content: Blob, name: string) => void
  readonly now: () => Instant
  readonly log: Log
}
