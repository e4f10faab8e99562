import type { Instant } from '../../calendar/instant'
import type { OffsetMinutes } from '../../calendar/storeOffset'
import { searchFields } from '../filters/searchFields'
import { isChosen, type ServiceLogCriteria } from './admitsRecord'
import { serviceLogFilters, type ServiceLogFilters } from './serviceLogFilters'

/**
 * Whether candidates stand above what a search of the Service Log finds: its Deal Type is ALL or names Candidate, and its
 * dates include this moment. Flagged and RO Status do not apply to them (L-525).
 *
 * @example searchIncludesCandidates({ dealType: 'Lease' }, now) // false
 */
export const searchIncludesCandidates = (
  { from = '', to = '', dealType = '' }: Pick<ServiceLogCriteria, 'from' | 'to' | 'dealType'>,
  now: Instant,
): boolean => isChosen(dealType, ['Candidate']) && from <= now && (to === '' || now <= to)

/**
 * Whether the Service Log shows candidates with these filters, as the search runs them (L-525).
 *
 * @example showsCandidates(defaultServiceLogFilters(now, offset), now, offset) // true
 */
export const showsCandidates = (filters: ServiceLogFilters, now: Instant, offset: OffsetMinutes): boolean =>
  searchIncludesCandidates(searchFields(serviceLogFilters, filters, offset), now)
