import { routes } from '@retain/domain/session/routes/routes'
import { isRecord } from '@retain/domain/validation/record'
import { serviceLog } from '@retain/domain/work-log/service-log/serviceLog'
import type { LogContext } from '@retain/domain/work-log/view/logContext'
import { sessionTexts, storageKeys } from '../../../../core/browser/storage'
import type { ServiceLogView } from '../serviceLogView'

/**
 * Opens the printable Service Log of a view in a new tab (L-183, L-529, L-530). Order and filters are in the address.
 * Person filters may not be in an address: the new tab gets a copy of this tab's session storage, which holds them only
 * while the tab is opened.
 */
export function openServiceLogPrint(view: ServiceLogView, context: LogContext): void {
  const { hyperionId } = context
  const { query, personFilters } = serviceLog.address.print(view, context)
  sessionTexts.write(storageKeys.serviceLogPrint, JSON.stringify({ hyperionId, personFilters }))
  window.open(`${routes.serviceLogPrint.path}?${query}`, '_blank')
  sessionTexts.write(storageKeys.serviceLogPrint, null)
}

/** The person filters of the printed list; nothing in another store, or if the page was opened by its address. */
export function printedPersonFilters(hyperionId: string): unknown {
  const kept = sessionTexts.readJson(storageKeys.serviceLogPrint)
  return isRecord(kept) && kept['hyperionId'] === hyperionId ? (kept['personFilters'] ?? null) : null
}
