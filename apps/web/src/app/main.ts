import type { AppConfig } from '@retain/api-client/config'
import { makeEarlyRequests, type EarlyRequests } from '../core/api/earlyRequests'
import { after } from '../core/browser/after'
import { pageUsable } from '../core/browser/pageUsable'
import { loadConfig } from '../core/config/config'
import { showBootFailure } from './bootFailure'
import { sendStartRequests } from './startRequests'
import { sendStartSearch } from './startSearch'

/** How long the app waits for the answers that say which list is asked for, in milliseconds: mostly they are there. */
const answerTimeout = 50

/**
 * The first script: small, so that the requests of the start are on their way while the code that draws the app is still
 * being read. The page preloads that code (`build/preloadStart.ts`).
 */
async function main(root: HTMLElement): Promise<void> {
  const early = makeEarlyRequests((input, init) => globalThis.fetch(input, init))
  const endHold = pageUsable.hold()
  let listAsked: Promise<void> = Promise.resolve()
  const [config, { startApp }] = await Promise.all([
    loadConfig().then((loaded) => {
      listAsked = askAhead(loaded, early)
      return loaded
    }),
    import('./startApp'),
  ])
  // A task of its own: evaluating all that code was one already.
  await after(0)
  // The list is on its way while the app is put together.
  await Promise.race([listAsked, after(answerTimeout)])
  await startApp(root, config, early)
  early.end()
  endHold()
}

/** Makes the requests of the start; ends once the first list is asked for too, which needs their answers. */
async function askAhead(config: AppConfig, early: EarlyRequests): Promise<void> {
  const { pathname, search } = window.location
  const asked = sendStartRequests(config, { pathname, search }, early, Date.now() / 1000)
  if (asked === null) return
  // Where react-router keeps the state of a page.
  const { usr: state } = (window.history.state ?? {}) as { usr?: unknown }
  // The app asks for the list itself, and says what is wrong.
  await sendStartSearch(asked, { search, state }, early, Date.now()).catch(() => undefined)
}

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
main(root).catch((error: unknown) => showBootFailure(root, error))
