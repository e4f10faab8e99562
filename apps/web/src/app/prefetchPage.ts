import { addListener } from '@reduxjs/toolkit'
import { decideRoute } from '@retain/domain/session/routes/routeAccess'
import { api } from '../core/api/api'
import { after } from '../core/browser/after'
import { openingListAsked } from '../core/state/events'
import type { RootState } from '../core/state/rootReducer'
import type { Navigation } from '../core/state/services'
import { equityLogPrefetch } from '../features/work-log/logListeners'
import { opensEquityLog } from '../features/work-log/openingSearches'
import { selectActiveStore, selectStartUp } from '../session/active-store/activeStoreSlice'
import { selectUser } from '../session/sessionSlice'
import { beginSession } from '../session/signIn'
import { startUp } from '../shell/start-up/startUp'
import type { AppStore } from './store'

/** How long the first render waits for the page's code and its requests, in milliseconds; after that the app shows its own progress. */
const askTimeout = 1_000

/** How long it waits for the answers then, in milliseconds: a page whose rows are nearly there is drawn once. */
const answerTimeout = 200

/** What is asked before anything is drawn. */
export interface PrefetchedPage {
  /** Ends when there is more to draw than a splash: the frame of the page at least, with its rows if they are soon there. */
  readonly toDraw: Promise<unknown>
  /** Ends when all of it is answered. */
  readonly all: Promise<void>
}

/**
 * Begins at once what the guards of the opened page would begin once they are drawn: signing in, start-up, and with it
 * the first list.
 */
export function prefetchPage(store: AppStore, navigation: Navigation): PrefetchedPage {
  const asked = askForPage(store, navigation)
  const all = asked.then(async () => {
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
  })
  const inTime = asked.then(() => Promise.race([all, after(answerTimeout)]))
  return { all, toDraw: Promise.race([inTime, after(askTimeout)]) }
}

async function askForPage(store: AppStore, navigation: Navigation): Promise<void> {
  if (decideRoute(navigation.path(), null) !== 'signIn') return
  const opensList = opensEquityLog(navigation.path())
  if (opensList) void equityLogPrefetch.fetch()
  await store.dispatch(beginSession())
  const user = selectUser(store.getState())
  if (user === null || decideRoute(navigation.path(), user.roles) !== 'open') return
  const listAsked = untilListAsked(store)
  void store.dispatch(startUp())
  await until(store, (state) => selectStartUp(state) === 'ready')
  if (opensList && selectActiveStore(store.getState()) !== null) await listAsked
}

const untilListAsked = (store: AppStore): Promise<void> =>
  new Promise((resolve) => {
    store.dispatch(
      addListener({
        actionCreator: openingListAsked,
        effect: (_asked, listener) => {
          listener.unsubscribe()
          resolve()
        },
      }),
    )
  })

const until = (store: AppStore, isTrue: (state: RootState) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!isTrue(store.getState())) return
      stop()
      resolve()
    }
    const stop = store.subscribe(look)
    look()
  })
