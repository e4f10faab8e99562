import type { LiveSocketOptions } from '@retain/api-client/live/liveSocket'
import type { LazyCode } from '../core/lazy/lazyCode'
import type { StartListening } from '../core/state/appHooks'
import type { PendingOf } from './pendingReplay'

declare module '../core/state/services' {
  interface Services {
    readonly live: LiveServices
  }
}

/** The listeners of the live channel, of all features. */
export interface LiveListeners {
  readonly listenForLiveChannel: (listen: StartListening, pendingOf: PendingOf) => void
}

/** What the live connection is made of: the browser's sockets and clock, and the code that listens. */
export interface LiveServices extends Pick<LiveSocketOptions, 'makeSocket' | 'after'> {
  readonly listeners: LazyCode<LiveListeners>
}
