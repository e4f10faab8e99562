import type { AsyncStatus } from '@retain/domain/opportunity/status/detailsStatus'
import { useEffect, useState } from 'react'
import { whenIdle } from '../../../core/browser/whenIdle'
import { whenAtRest } from '../opening/whenAtRest'

/** Which of the panels may be drawn and asked for. */
export type PanelsDue = 'none' | 'inSight' | 'all'

/**
 * None until the sections have been read and the browser is idle after that; then those in sight, and all once the page has
 * stood for a second: whoever steps through the list does not wait for what is further down.
 */
export function usePanelsDue(details: AsyncStatus): PanelsDue {
  const [due, setDue] = useState<PanelsDue>('none')
  const isRead = details !== 'notStarted' && details !== 'inProgress'
  useEffect(() => {
    if (due === 'none') return isRead ? whenIdle(() => setDue('inSight')) : undefined
    return due === 'all' ? undefined : whenAtRest(() => setDue('all'))
  }, [isRead, due])
  return due
}
