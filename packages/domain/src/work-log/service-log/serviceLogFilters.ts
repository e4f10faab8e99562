import type { Instant } from '../../calendar/instant'
import { dayOf } from '../../calendar/storeDay'
import type { OffsetMinutes } from '../../calendar/storeOffset'
import { joinList } from '../../text/commaList'
import { offeredDealTypes } from '../equity-log/dealTypeChoice'
import type { FilterCatalogue, FilterValues } from '../filters/filterDefinition'
import { allId, allOption, sameLabels } from '../filters/filterOption'
import { roStatuses } from '../rows/logRow'

/**
 * The filters of the Service Log (L-158 to L-163, L-504). All of them always show. The deal types are sent as they are
 * chosen, without the split of the Equity Log (L-519).
 */
export const serviceLogFilters = {
  lastService: {
    type: 'dateRange',
    label: 'Last Service Date',
    fields: { from: 'from', to: 'to' },
    minimumNights: 0,
  },
  dealType: {
    type: 'multiSelect',
    label: 'Deal Type',
    options: { from: 'list', options: sameLabels([...offeredDealTypes, 'Candidate']) },
    fields: { value: 'dealType' },
    request: (chosen) => ({ dealType: joinList(chosen) }),
  },
  flagged: {
    type: 'multiSelect',
    label: 'Flagged',
    options: { from: 'lookup', lookup: 'flaggedSalesUsers' },
    fields: { value: 'flgOpptAssocName' },
    isPersonFilter: true,
  },
  roStatus: {
    type: 'select',
    label: 'RO Status',
    options: { from: 'list', options: [allOption, ...sameLabels(roStatuses)] },
    fields: { value: 'roStatus' },
  },
} as const satisfies FilterCatalogue

/** What the filters of the Service Log hold. */
export type ServiceLogFilters = FilterValues<typeof serviceLogFilters>

/**
 * The filters as the Service Log opens: today from 00:00 to 23:59:59.999 by the store's calendar, and ALL of everything
 * else (L-159, L-162, L-516).
 *
 * @example defaultServiceLogFilters(now, offset).lastService // { from: '2024-03-05', to: '2024-03-05' }
 */
export function defaultServiceLogFilters(now: Instant, offset: OffsetMinutes) {
  const today = dayOf(now, offset)
  return {
    lastService: { from: today, to: today },
    dealType: [allId],
    flagged: [allId],
    roStatus: allId,
  } satisfies ServiceLogFilters
}
