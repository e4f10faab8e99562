import { api } from '../core/api/api'
import { after } from '../core/browser/after'
import type { Router } from './navigation'
import type { AppStore } from './store'

/** A page that takes longer than this holds nothing else back any more, in milliseconds. */
const usableTimeout = 15_000

/** A frame of a window that nobody sees is never painted: it counts as painted after this time, in milliseconds. */
const frameTimeout = 250

/** Ends after the next frame is painted. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, frameTimeout)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(resolve)
    })
  })

/**
 * Ends once the page that the app starts with can be used: its code is there, and what it asked for is answered and
 * painted. Ends after a time limit too, since live changes and messages wait for it.
 *
 * @param prefetched ends with what is asked before anything is drawn.
 */
export const untilUsable = (store: AppStore, router: Router, prefetched: Promise<unknown>): Promise<void> =>
  Promise.race([loaded(store, router, prefetched), after(usableTimeout)])

async function loaded(store: AppStore, router: Router, prefetched: Promise<unknown>): Promise<void> {
  await prefetched
  await untilOpened(router)
  for (;;) {
    await painted()
    const running = store.dispatch(api.util.getRunningQueriesThunk())
    if (running.length === 0) break
    await Promise.all(running)
  }
  // What waits for the page leaves the frame of its list alone.
  await painted()
}

/** Ends once the code of the page is there. */
const untilOpened = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    const isOpened = () => router.state.initialized && router.state.navigation.state === 'idle'
    if (isOpened()) {
      resolve()
      return
    }
    const stop = router.subscribe(() => {
      if (!isOpened()) return
      stop()
      resolve()
    })
  })
