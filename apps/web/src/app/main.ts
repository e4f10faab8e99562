import '@retain/ui/fonts.css'
import { makeEarlyRequests } from '../core/api/earlyRequests'
import { pageUsable } from '../core/browser/pageUsable'
import { loadConfig } from '../core/config/config'
import { showBootFailure } from './bootFailure'
import { sendStartRequests } from './startRequests'

/**
 * The first script: small, so that the requests of the start are on their way while the code that draws the app is still
 * being read. The page preloads that code (`build/preloadStart.ts`).
 */
async function main(root: HTMLElement): Promise<void> {
  const early = makeEarlyRequests((input, init) => globalThis.fetch(input, init))
  const endHold = pageUsable.hold()
  const [config, { startApp }] = await Promise.all([
    loadConfig().then((loaded) => {
      sendStartRequests(loaded, window.location, early, Date.now() / 1000)
      return loaded
    }),
    import('./startApp'),
  ])
  await startApp(root, config, early)
  early.end()
  endHold()
}

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
main(root).catch((error: unknown) => showBootFailure(root, error))
