import '@retain/ui/fonts.css'
import { instantFromEpoch } from '@retain/domain/calendar/instant'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { workerRowReader } from '../list/streaming/workerRowReader'
import { browserLive } from '../live/browserLive'
import { makeIdentity } from '../session/makeIdentity'
import { restoreTheme } from '../shell/theme'
import { App } from './App'
import { showBootFailure } from './bootFailure'
import { liveListeners } from './liveListeners'
import { loadConfig } from '../core/config/config'
import { pageViewed } from '../core/state/events'
import { keptDrafts } from '../core/browser/keptDrafts'
import { log } from '../core/browser/log'
import { navigationOf, watchPages } from './navigation'
import { prefetchPage } from './prefetchPage'
import { routeTree } from './router'
import { saveFile } from '../core/browser/saveFile'
import { makeStore } from './store'
import { makeTransport } from '../core/api/transport'

/** Starts the app: configuration first, then everything that depends on it. */
async function start(root: HTMLElement): Promise<void> {
  restoreTheme()
  keptDrafts.removeOld()
  // The router fetches the first page's code while the configuration is on its way.
  const router = createBrowserRouter(routeTree)
  const config = await loadConfig()
  document.title = config.appName
  const identity = makeIdentity(config)
  const navigation = navigationOf(router)
  const store = makeStore(config, {
    identity,
    transport: makeTransport(config, identity),
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
  await prefetchPage(store, navigation)
  createRoot(root).render(<App store={store} router={router} />)
}

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
start(root).catch((error: unknown) => showBootFailure(root, error))
