import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import type { AppConfig } from '@retain/api-client/config'
import { listenForLogs } from '../features/work-log/logListeners'
import { listenForLaterLive } from '../live/laterLive'
import { listenForSession } from '../session/sessionListeners'
import { listenForStoreChange } from '../shell/storeChange'
import { api } from './api'
import { configured } from './appConfigSlice'
import { listenForFailures } from './failures'
import type { AppDispatch } from './listen'
import { reducer, type RootState } from './reducer'
import type { Surroundings } from './surroundings'
import { listenForUsage } from './usage'

/** A development check that takes longer than this says so, in milliseconds. */
const slowCheck = 250

/** The app's store, with its listeners attached. The app makes one; every test makes its own. */
export function makeStore(config: AppConfig, surroundings: Surroundings) {
  const listener = createListenerMiddleware<RootState, AppDispatch, Surroundings>({
    extra: surroundings,
    onError: (error) => {
      // A listener has nobody to throw to; without this line its fault would pass unseen.
      surroundings.log.warn('listener failed', {
        reason: error instanceof Error ? error.message : 'unknown',
      })
    },
  })
  for (const listen of [
    listenForFailures,
    listenForUsage,
    listenForSession,
    listenForStoreChange,
    listenForLogs,
    listenForLaterLive,
  ])
    listen(listener.startListening)

  return configureStore({
    reducer,
    preloadedState: { appConfig: configured(config) },
    middleware: (standard) =>
      standard({
        thunk: { extraArgument: surroundings },
        // Development checks walk the whole state; ten thousand rows of a log are left out of the walk.
        immutableCheck: { ignoredPaths: ['api', 'arrivals', 'mailArrivals'], warnAfter: slowCheck },
        serializableCheck: {
          ignoredPaths: ['api', 'arrivals', 'mailArrivals'],
          ignoredActionPaths: ['payload', 'meta'],
          warnAfter: slowCheck,
        },
      })
        .prepend(listener.middleware)
        .concat(api.middleware),
  })
}

/** The store of the app. */
export type AppStore = ReturnType<typeof makeStore>
