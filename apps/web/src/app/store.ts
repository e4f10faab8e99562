import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import type { AppConfig } from '@retain/api-client/config'
import { listenForLogs } from '../features/work-log/logListeners'
import { listenForLazyLive } from '../live/lazyLive'
import { listenForSession } from '../session/sessionListeners'
import { listenForStoreChange } from '../shell/start-up/storeChange'
import { api } from '../core/api/api'
import { configured } from '../core/config/appConfigSlice'
import { listenForFailures } from './failures'
import type { AppDispatch } from '../core/state/appHooks'
import type { RootState } from '../core/state/rootReducer'
import { listenForLogOut } from './logOutListener'
import { reducer } from './reducer'
import type { Services } from '../core/state/services'
import { listenForExpectedOpportunities } from './opportunityAhead'
import { listenForTracking } from './tracking'
import { listenForUsage } from './usage'

/** A development check that takes longer than this warns, in milliseconds. */
const slowCheck = 250

/** The app's store, with its listeners attached. The app makes one; every test makes its own. */
export function makeStore(config: AppConfig, services: Services) {
  const listener = createListenerMiddleware<RootState, AppDispatch, Services>({
    extra: services,
    onError: (error) => {
      // A listener has nobody to throw to; without this line its fault would pass unseen.
      services.log.warn('listener failed', {
        reason: error instanceof Error ? error.message : 'unknown',
      })
    },
  })
  listenForFailures(listener.startListening)
  const sendUsage = listenForUsage(listener.startListening)
  listenForLogOut(listener.startListening, sendUsage)
  for (const listen of [
    listenForSession,
    listenForStoreChange,
    listenForLogs,
    listenForLazyLive,
    listenForExpectedOpportunities,
    listenForTracking,
  ])
    listen(listener.startListening)

  return configureStore({
    reducer,
    preloadedState: { appConfig: configured(config) },
    middleware: (standard) =>
      standard({
        thunk: { extraArgument: services },
        // Development checks walk the whole state; ten thousand rows of a log are left out of the walk.
        immutableCheck: { ignoredPaths: ['api', 'streamedRows'], warnAfter: slowCheck },
        serializableCheck: {
          ignoredPaths: ['api', 'streamedRows'],
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
