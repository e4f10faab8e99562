import { equityLogAsked } from '../conditions/equityLogConditions'
import type { AskedFilter, SearchCondition } from '../conditions/searchCondition'
import { serviceLogAsked } from '../conditions/serviceLogConditions'
import { storesOfSearch } from '../anyLogSearch'
import { equityLogFilters } from '../equity-log/equityLogFilters'
import type { FilterCatalogue, FilterValues } from '../filters/filterDefinition'
import { normaliseFilters } from '../filters/normaliseFilters'
import type { LogType } from '../logTypes'
import { logs, type AnyLogSearch } from '../logs'
import { serviceLogFilters } from '../service-log/serviceLogFilters'
import type { LogContext } from '../view/logContext'

/** A list of opportunities that filters made: what each of them asks, and how somebody filled them. */
export interface ListedSearch {
  readonly log: LogType
  readonly catalogue: FilterCatalogue
  /** Those that are filled. */
  readonly filters: FilterValues
  readonly hyperionIds: readonly string[]
  readonly asked: readonly AskedFilter[]
}

/**
 * The search of a list out of its address. `null` for a list that no filters of opportunities made: what a typed text found,
 * and the emails of the Contact Log.
 *
 * @param query of the log's address.
 * @param personFilters what the history state holds beside it, not validated.
 * @example listedSearch('EQLOG', '?yearFrom=2018', null, context)?.asked.map(({ filter }) => filter) // ['oppStatus', 'year']
 */
export function listedSearch(
  log: LogType,
  query: string,
  personFilters: unknown,
  context: LogContext,
): ListedSearch | null {
  const view = logs[log].address.read(query, personFilters, context)
  const search = logs[log].search(view, context)
  const asked = search === null ? null : askedBy(search)
  if (search === null || asked === null) return null
  const catalogue: FilterCatalogue = log === 'SVCLOG' ? serviceLogFilters : equityLogFilters
  return {
    log,
    catalogue,
    filters: normaliseFilters(catalogue, view.filters),
    hyperionIds: storesOfSearch(search),
    asked,
  }
}

/** Every condition of a list, as its search asks them. */
export const conditionsOf = ({ asked }: Pick<ListedSearch, 'asked'>): readonly SearchCondition[] =>
  asked.flatMap(({ conditions }) => conditions)

function askedBy({ body }: AnyLogSearch): readonly AskedFilter[] | null {
  if (!('source' in body) || 'queryType' in body) return null
  return body.source === 'SVCLOG' ? serviceLogAsked(body) : equityLogAsked(body)
}
