import { routes } from '@retain/domain/session/routes/routes'
import type { ServiceLogFilters } from '@retain/domain/work-log/service-log/serviceLogFilters'
import {
  printServiceLogPersonFilters,
  printServiceLogView,
  type ServiceLogView,
} from '@retain/domain/work-log/service-log/serviceLogView'
import { sessionTexts, storageKeys } from '../../../../core/browser/storage'

/**
 * Opens the printable Service Log of a view in a new tab (L-183, L-529, L-530). Order and filters go along in the address;
 * people's names may not stand there: the new tab begins with a copy of this one's session storage, in which they lie for
 * that moment.
 */
export function openServiceLogPrint(
  hyperionId: string,
  view: ServiceLogView,
  defaults: ServiceLogFilters,
): void {
  const personFilters = printServiceLogPersonFilters(view, defaults)
  sessionTexts.write(storageKeys.serviceLogPrint, JSON.stringify({ hyperionId, personFilters }))
  window.open(`${routes.serviceLogPrint.path}?${printServiceLogView(view, defaults)}`, '_blank')
  sessionTexts.write(storageKeys.serviceLogPrint, null)
}

/** The people whose flags the printed list shows; nothing in another store, nor when the page was opened by its address. */
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
