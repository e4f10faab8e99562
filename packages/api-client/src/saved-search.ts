import * as t from 'io-ts'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { allLogPages } from '@retain/domain/work-log/logPages'
import type { SavedSearch } from '@retain/domain/work-log/saved-search/savedSearch'
import { id, nullable, oneOf, record, text, textUpTo, whole } from './kernel/codecs'
import { choices, storedChoices } from './kernel/choices'
import { endpoint } from './kernel/endpoint'

/** What searches are saved of: the filters of the Equity Log, and the columns of every log (L-364, L-481). */
export const searchTypes = ['EQLOG', ...allLogPages.map(({ columnConfigKey }) => columnConfigKey)] as const

const searchType = oneOf<string>(searchTypes, 'search type')

/**
 * What a saved search holds may be older than this release: the codec takes it as it is, domain `readSavedFilters`
 * reads it.
 */
const savedSearch: t.Type<SavedSearch, unknown> = record(
  {
    savedSearchId: text,
    searchType: text,
    name: t.string,
    description: nullable(t.string),
    isDefault: t.boolean,
    filter: t.unknown,
    activeFilters: t.unknown,
    cleanFilter: t.unknown,
    showAdvanced: nullable(t.boolean),
    version: whole(0),
  },
  'saved search',
)

const storedFilter = record(
  { name: text, type: text, label: t.string, required: t.boolean, value: storedChoices },
  'stored filter',
)

/** The filters of a search as they are saved (domain `StoredSearchFilter`), or the column keys of a list (L-483). */
const filterToSave = t.union(
  [
    record({ columns: t.readonlyArray(text) }, 'column list'),
    record(
      {
        values: t.record(t.string, choices),
        activeFilters: t.readonlyArray(storedFilter),
        showAdvanced: t.boolean,
      },
      'search filter',
    ),
  ],
  'filter to save',
)

const saveSearchBody = t.intersection([
  record({ searchType, name: textUpTo(1000), filter: filterToSave }),
  t.exact(t.partial({ savedSearchId: id, description: textUpTo(1000) })),
])

/** What is sent to save a search: domain `SaveRequest`, or for columns `SaveColumnsRequest`. */
export type SaveSearchBody = t.TypeOf<typeof saveSearchBody>

/** The searches of a type that the caller sees: the default ones first, then the caller's own in the order of saving. */
export const listSavedSearches = endpoint({
  name: 'listSavedSearches',
  base: 'opportunity',
  method: 'GET',
  path: '/saved-search',
  query: record({ searchType }),
  output: t.readonlyArray(savedSearch),
  access: { anyOf: [generalAccess] },
  scope: 'own',
  handlesNotFound: true,
  isRevalidated: true,
  rows: ['L-055', 'L-364', 'L-427', 'L-448', 'L-480', 'L-481', 'L-556'],
})

/**
 * Saves a new search of the caller's, or with an id changes what it holds. A change names the version that it was read
 * with; a default search can be changed with its permission, the search of somebody else by nobody.
 */
export const saveSearch = endpoint({
  name: 'saveSearch',
  base: 'opportunity',
  method: 'POST',
  path: '/saved-search',
  body: saveSearchBody,
  output: savedSearch,
  access: { anyOf: [generalAccess] },
  scope: 'own',
  handlesNotFound: true,
  isVersioned: true,
  rows: ['L-060', 'L-062', 'L-359', 'L-363', 'L-428', 'L-483', 'L-484', 'L-489', 'L-581'],
})

/** Deletes a search of the caller's own. Deleting one that does not exist is no error. */
export const deleteSavedSearch = endpoint({
  name: 'deleteSavedSearch',
  base: 'opportunity',
  method: 'DELETE',
  path: '/saved-search/{savedSearchId}',
  params: record({ savedSearchId: id }),
  output: t.null,
  access: { anyOf: [generalAccess] },
  scope: 'own',
  handlesNotFound: true,
  rows: ['L-063', 'L-429', 'L-488', 'L-489'],
})
