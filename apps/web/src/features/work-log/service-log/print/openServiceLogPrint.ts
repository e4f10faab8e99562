import { routes } from '@retain/domain/session/routes/routes'
import { serviceLog } from '@retain/domain/work-log/service-log/serviceLog'
import type { LogContext } from '@retain/domain/work-log/view/logContext'
import { sessionTexts, storageKeys } from '../../../../core/browser/storage'
import type { ServiceLogView } from '../serviceLogView'

/**
 * Opens the printable Service Log of a view in a new tab (L-183, L-529, L-530). Order and filters go along in the address;
 * people's names may not stand there: the new tab begins with a copy of this one's session storage, in which they lie for
 * that moment.
 */
export function openServiceLogPrint(view: ServiceLogView, context: LogContext): void {
  const { hyperionId } = context
  const { query, personal: people } = serviceLog.address.print(view, context)
  sessionTexts.write(storageKeys.serviceLogPrint, JSON.stringify({ hyperionId, people }))
  window.open(`${routes.serviceLogPrint.path}?${query}`, '_blank')
  sessionTexts.write(storageKeys.serviceLogPrint, null)
}

/** The people whose flags the printed list shows; nothing in another store, nor when the page was opened by its address. */
export function printedPeople(hyperionId: string): unknown {
  const text = sessionTexts.read(storageKeys.serviceLogPrint)
  const kept: unknown = text === null ? null : parsed(text)
  if (typeof kept !== 'object' || kept === null || !('hyperionId' in kept) || !('people' in kept)) return null
  return kept.hyperionId === hyperionId ? kept.people : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
