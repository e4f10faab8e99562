import { whenIdle } from '../../../core/browser/whenIdle'

/** A page that has stood for so many milliseconds is being read: nobody steps through the list just now. */
const restTime = 1_000

/**
 * Runs something once the page has stood for a second and the browser is idle after that: what the opening does not wait for,
 * and whoever steps through the list does not pay for. Returns a function that cancels it.
 *
 * @example useEffect(() => whenAtRest(() => void emailTab.fetch()), [])
 */
export function whenAtRest(run: () => void): () => void {
  let stopIdle: () => void = () => undefined
  const timer = window.setTimeout(() => {
    stopIdle = whenIdle(run)
  }, restTime)
  return () => {
    window.clearTimeout(timer)
    stopIdle()
  }
}
