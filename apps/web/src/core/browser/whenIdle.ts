import { pageUsable } from './pageUsable'

/** Browsers without idle callbacks wait this long instead, in milliseconds. */
const fallbackDelay = 100

/**
 * Runs something once the page that the app starts with can be used and the browser is idle: a browser that waits for
 * the first rows is idle too. Returns a function that cancels it.
 */
export function whenIdle(run: () => void): () => void {
  if (pageUsable.read()) return whenBrowserIdle(run)
  let cancel = () => {}
  let isCancelled = false
  void pageUsable.wait().then(() => {
    if (!isCancelled) cancel = whenBrowserIdle(run)
  })
  return () => {
    isCancelled = true
    cancel()
  }
}

function whenBrowserIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(run, fallbackDelay)
    return () => window.clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(run)
  return () => window.cancelIdleCallback(handle)
}
