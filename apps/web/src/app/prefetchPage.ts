import { decideRoute } from '@retain/domain/session/routes/routeAccess'
import { selectUser } from '../session/sessionSlice'
import { beginSession } from '../session/signIn'
import { selectStartUp } from '../session/active-store/activeStoreSlice'
import { startUp } from '../shell/start-up/startUp'
import { api } from '../core/api/api'
import type { RootState } from '../core/state/rootReducer'
import type { AppStore } from './store'
import type { Navigation } from '../core/state/services'

/** How long the first render waits for the page's code and data, in milliseconds; after that the app shows its own progress. */
const prefetchTimeout = 1_000

/** What is asked before anything is drawn. */
export interface PrefetchedPage {
  /** Ends when there is more to draw than a splash, so that the page is drawn once and as a whole; or after a second. */
  readonly toDraw: Promise<unknown>
  /** Ends when all of it is answered. */
  readonly all: Promise<void>
}

/**
 * Begins at once what the guards of the opened page would begin once they are drawn: signing in, start-up, and with it
 * the first list.
 */
export function prefetchPage(store: AppStore, navigation: Navigation): PrefetchedPage {
  const all = ready(store, navigation)
  return { all, toDraw: Promise.race([all, new Promise((resolve) => setTimeout(resolve, prefetchTimeout))]) }
}

async function ready(store: AppStore, navigation: Navigation): Promise<void> {
  if (decideRoute(navigation.path(), null) !== 'signIn') return
  await store.dispatch(beginSession())
  const user = selectUser(store.getState())
  if (user === null || decideRoute(navigation.path(), user.roles) !== 'open') return
  void store.dispatch(startUp())
  await until(store, (state) => selectStartUp(state) === 'ready')
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
}

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
