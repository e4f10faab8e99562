import type { AsyncStatus } from '@retain/domain/opportunity/status/detailsStatus'
import { useEffect, useState } from 'react'
import { whenIdle } from '../../../core/browser/whenIdle'

/** Whether the panels may be drawn and asked for: once the sections have been read, and the browser is idle after that. */
export function usePanelsDue(details: AsyncStatus): boolean {
  const [isDue, setIsDue] = useState(false)
  const isRead = details !== 'notStarted' && details !== 'inProgress'
  useEffect(() => (isRead && !isDue ? whenIdle(() => setIsDue(true)) : undefined), [isRead, isDue])
  return isDue
}
