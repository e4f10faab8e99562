/** Browsers without idle callbacks wait this long instead, in milliseconds. */
const fallbackDelay = 100

/** Runs something once the browser is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(run, fallbackDelay)
    return () => window.clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(run)
  return () => window.cancelIdleCallback(handle)
}
