import * as E from 'fp-ts/Either'
import { equityLogFilters } from '@retain/domain/work-log/equity-log/equityLogFilters'
import { unfinishedFilters } from '@retain/domain/work-log/filters/validateFilters'
import type { SavedSearch } from '@retain/domain/work-log/saved-search/savedSearch'
import {
  isSearchSmallEnough,
  mayDeleteSearch,
  mayUpdateSearch,
  mostSearches,
  searchTooLargeText,
  tooManySearchesText,
  validateSearchName,
  type SearchOwnership,
} from '@retain/domain/work-log/saved-search/searchRules'
import { readSavedFilters } from '@retain/domain/work-log/saved-search/storedFilters'
import type { SaveSearchBody } from '@retain/api-client/saved-search'
import type { DatabaseTransaction } from '../../db/schema/schema'
import { ApiProblem } from '../../core/apiProblem'
import { requireVersion } from '../../core/requireVersion'
import type { Caller } from '../../identity/caller'
import { presentSavedSearch } from './presentSavedSearch'
import {
  countSearchesAlone,
  insertSearch,
  removeSearch,
  selectSearchForUpdate,
  updateSearch,
  type SearchContent,
  type StoredSearch,
} from './savedSearchQueries'

const notYours = () => new ApiProblem('permission', 'The saved search is not yours to change.')

/**
 * Saves a new search of the caller's, or writes over one that is named by its id and version.
 *
 * @throws ApiProblem `invalid` for a name or filter that cannot be saved, and for one search too many; `notFound`; `permission` for a foreign search, and
 * for a default one without its permission (L-489); `versionRequired`, `stale` with what is there by now.
 */
export async function saveSearch(
  transaction: DatabaseTransaction,
  body: SaveSearchBody,
  caller: Caller,
  version: number | null,
): Promise<SavedSearch> {
  const content = contentOf(body)
  const { searchType, savedSearchId } = body
  if (savedSearchId === undefined) {
    // A list of columns takes the place of the one before it.
    if (searchType === 'EQLOG') await requireRoom(transaction, caller)
    return presentSavedSearch(await insertSearch(transaction, searchType, caller.userName, content))
  }

  const search = await selectSearchForUpdate(transaction, savedSearchId)
  if (search === undefined || search.search_type !== searchType)
    throw new ApiProblem('notFound', 'There is no such saved search.')
  if (!mayUpdateSearch(ownershipOf(search, caller), caller.roles)) throw notYours()
  requireVersion(version, search, 'saved search', () => presentSavedSearch(search))
  return presentSavedSearch(await updateSearch(transaction, search, content))
}

/**
 * Deletes a search of the caller's. One that is gone already is no fault: a repeated call ends like the first.
 *
 * @throws ApiProblem `permission` for a default or a foreign one (L-063, L-489).
 */
export async function deleteSearch(
  transaction: DatabaseTransaction,
  savedSearchId: string,
  caller: Caller,
): Promise<null> {
  const search = await selectSearchForUpdate(transaction, savedSearchId)
  if (search === undefined) return null
  if (!mayDeleteSearch(ownershipOf(search, caller))) throw notYours()
  await removeSearch(transaction, savedSearchId)
  return null
}

async function requireRoom(transaction: DatabaseTransaction, { userName }: Caller): Promise<void> {
  if ((await countSearchesAlone(transaction, 'EQLOG', userName)) >= mostSearches)
    throw invalid('name', tooManySearchesText)
}

const ownershipOf = ({ user_name: owner }: StoredSearch, { userName }: Caller): SearchOwnership => ({
  isDefault: owner === null,
  isOwn: owner === userName,
})

/** What is kept of a search: filters under the type of a log, columns under a column key (L-483). */
function contentOf({ searchType, name, description, filter }: SaveSearchBody): SearchContent {
  const validName = validateSearchName(name)
  if (E.isLeft(validName)) throw invalid('name', validName.left[0].message)
  const isOfColumns = searchType !== 'EQLOG'
  if (isOfColumns !== 'columns' in filter)
    throw invalid('filter', 'The filter does not belong to this type of search.')
  if (!isOfColumns) refuseUnfinished(filter)
  const json = JSON.stringify(filter)
  if (!isSearchSmallEnough(json)) throw invalid('filter', searchTooLargeText)
  return { name: validName.right, description: isOfColumns ? (description ?? null) : null, filter: json }
}

/** A search that is saved can be run: each of its filters has a value (L-476). */
function refuseUnfinished(filter: unknown): void {
  const { filters } = readSavedFilters(equityLogFilters, { filter, activeFilters: null, showAdvanced: null })
  const [unfinished] = unfinishedFilters(equityLogFilters, filters)
  if (unfinished !== undefined) throw invalid('filter', unfinished.message)
}

const invalid = (field: string, message: string) =>
  new ApiProblem('invalid', message, [{ field, code: 'invalid', message }])
