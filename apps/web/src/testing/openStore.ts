import type { AppConfig } from '@retain/api-client/config'
import { fakeClock, fakeLive } from '@retain/api-client/live/fakeSocket'
import { instantFromEpoch } from '@retain/domain/calendar/instant'
import { liveListeners } from '../app/liveListeners'
import { makeStore } from '../app/store'
import type { Services } from '../core/state/services'
import type { LiveServices } from '../live/liveServices'
import { streamedLogCalls } from '../features/work-log/search/streamedLogCalls'
import { sameThreadReader } from '../list/streaming/rowReader'
import { fakeApi, type FakeAnswers } from './fakeApi'
import { fakeIdentity } from './fakeIdentity'
import { allPermissions, config } from './fixtures'
import { stillNavigation } from './stillNavigation'
import type { IdentityClient } from '../session/identityClient'

/** What a test may set before it opens the store. */
export interface StoreOptions {
  readonly isSignedIn?: boolean
  /** What the identity client does otherwise than the usual fake. */
  readonly identity?: Partial<IdentityClient>
  readonly answers?: FakeAnswers
  /** @default '/login' */
  readonly path?: string
  /** What stands for the router. @default one that stays at `path` and keeps where it is sent */
  readonly navigation?: Services['navigation']
  readonly config?: Partial<AppConfig>
  /** Milliseconds since 1970. @default 0 */
  readonly time?: number
  /** The code that listens to the live channel. @default that of the app */
  readonly listeners?: LiveServices['listeners']
}

/** The real store without pages; only the identity server, the network and the router are faked. */
export function openStore({ isSignedIn = false, path = '/login', time = 0, ...options }: StoreOptions = {}) {
  let now = time
  const api = fakeApi(allPermissions, options.answers)
  const base = fakeIdentity(isSignedIn)
  const identity: IdentityClient = { ...base, ...options.identity }
  const visited: string[] = []
  const lines: string[] = []
  const store = makeStore(
    { ...config, ...options.config },
    {
      identity,
      transport: { ...api.transport, accessToken: identity.accessToken },
      live: {
        makeSocket: fakeLive().makeSocket,
        after: fakeClock().after,
        listeners: options.listeners ?? liveListeners,
      },
      navigation:
        options.navigation ?? stillNavigation({ path: () => path, go: (to) => void visited.push(to) }),
      rowReader: sameThreadReader(streamedLogCalls),
      saveFile: () => undefined,
      now: () => instantFromEpoch(now),
      log: { info: () => undefined, warn: (message) => void lines.push(message) },
    },
  )
  return {
    store,
    api,
    /** The addresses that the app navigated to. */
    visited,
    /** What was written to the log. */
    lines,
    /** The calls of the identity client, in order. */
    asked: base.asked,
    passes: (milliseconds: number) => {
      now += milliseconds
    },
  }
}
