import { routes } from '@retain/domain/session/routes/routes'
import { serviceLog } from '@retain/domain/work-log/service-log/serviceLog'
import type { LogContext } from '@retain/domain/work-log/view/logContext'
import { sessionTexts, storageKeys } from '../../../../core/browser/storage'
import type { ServiceLogView } from '../serviceLogView'

/**
 * Opens the printable Service Log of a view in a new tab (L-183, L-529, L-530). Order and filters go along in the address.
 * Filters that name people may not stand there: the new tab begins with a copy of this one's session storage, which holds
 * them for that moment.
 */
export function openServiceLogPrint(view: ServiceLogView, context: LogContext): void {
  const { hyperionId } = context
  const { query, personFilters } = serviceLog.address.print(view, context)
  sessionTexts.write(storageKeys.serviceLogPrint, JSON.stringify({ hyperionId, personFilters }))
  window.open(`${routes.serviceLogPrint.path}?${query}`, '_blank')
  sessionTexts.write(storageKeys.serviceLogPrint, null)
}

/** The filters that name people of the printed list; nothing in another store, nor when the page was opened by its address. */
export function printedPersonFilters(hyperionId: string): unknown {
  const text = sessionTexts.read(storageKeys.serviceLogPrint)
  const kept: unknown = text === null ? null : parsed(text)
  if (typeof kept !== 'object' || kept === null || !('hyperionId' in kept) || !('personFilters' in kept))
    return null
  return kept.hyperionId === hyperionId ? kept.personFilters : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
