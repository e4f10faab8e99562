import { whenIdle } from '../core/browser/whenIdle'
import { selectConfig } from '../core/config/appConfigSlice'
import { lazyCode } from '../core/lazy/lazyCode'
import { pageViewed } from '../core/state/events'
import type { StartListening } from '../core/state/appHooks'
import type { TrackingService } from './trackingService'

const googleAnalytics = lazyCode(() => import('./googleAnalytics'))

/**
 * Starts the tracking service once, with the tracking id of the configuration, and tells it of every page (S-430, S-815). Without
 * an id nothing is fetched, and nobody is told anything. It starts when the first page can be used and the browser is idle, and
 * hears of the pages before that then.
 */
export function listenForTracking(listen: StartListening): void {
  let isAwaited = false
  let service: TrackingService | null = null
  let untold: readonly string[] = []

  const start = async (trackingId: string): Promise<void> => {
    const code = await googleAnalytics.fetch()
    isAwaited = false
    // Where the code could not be fetched, the next page tries again.
    service = code?.startGoogleAnalytics(trackingId) ?? null
    if (service === null) return
    for (const pattern of untold) service.pageViewed(pattern)
    untold = []
  }

  listen({
    actionCreator: pageViewed,
    effect: ({ payload: pattern }, listening) => {
      const { gaTrackingId } = selectConfig(listening.getState())
      if (gaTrackingId === '') return
      if (service !== null) {
        service.pageViewed(pattern)
        return
      }
      untold = [...untold, pattern]
      if (isAwaited) return
      isAwaited = true
      whenIdle(() => void start(gaTrackingId))
    },
  })
}
