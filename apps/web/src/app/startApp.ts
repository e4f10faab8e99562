import type { AppConfig } from '@retain/api-client/config'
import { instantFromEpoch } from '@retain/domain/calendar/instant'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import type { EarlyRequests } from '../core/api/earlyRequests'
import { makeTransport } from '../core/api/transport'
import { keptDrafts } from '../core/browser/keptDrafts'
import { log } from '../core/browser/log'
import { tellOneTransition } from '../core/browser/runningTransitions'
import { insertStylesAhead } from '../core/styles/insertStylesAhead'
import { saveFile } from '../core/browser/saveFile'
import { pageViewed } from '../core/state/events'
import { workerRowReader } from '../list/streaming/workerRowReader'
import { browserLive } from '../live/browserLive'
import { makeIdentity } from '../session/makeIdentity'
import { restoreTheme } from '../shell/theme'
import { App } from './App'
import { liveListeners } from './liveListeners'
import { navigationOf, watchPages } from './navigation'
import { prefetchPage } from './prefetchPage'
import { routeTree } from './router'
import { makeStore } from './store'
import { untilUsable } from './untilUsable'

/**
 * Draws the app. Ends once the page can be used, or a time limit has passed.
 *
 * @param early the requests that left before this code was there.
 * @throws ConfigError where the app cannot work as it is configured.
 */
export async function startApp(root: HTMLElement, config: AppConfig, early: EarlyRequests): Promise<void> {
  restoreTheme()
  tellOneTransition()
  keptDrafts.removeOld()
  const router = createBrowserRouter(routeTree)
  document.title = config.appName
  const identity = makeIdentity(config)
  const navigation = navigationOf(router)
  const store = makeStore(config, {
    identity,
    transport: makeTransport(config, identity, early.fetch),
    live: { ...browserLive, listeners: liveListeners },
    navigation,
    rowReader: workerRowReader(
      () => new Worker(new URL('./rowReader.worker.ts', import.meta.url), { type: 'module' }),
    ),
    saveFile,
    now: () => instantFromEpoch(Date.now()),
    log,
  })
  watchPages(router, (pattern) => store.dispatch(pageViewed(pattern)))
  const prefetched = prefetchPage(store, navigation)
  // While the answers are on their way.
  insertStylesAhead()
  await prefetched.toDraw
  createRoot(root).render(createElement(App, { store, router }))
  await untilUsable(store, router, prefetched.all)
}
