import { expect, it } from 'vitest'
import { searchContactLog } from './contact-log'
import { endpoints } from './endpoints'
import type { CallKind } from './kernel/endpoint'
import {
  listColors,
  listCompassStatuses,
  listFlaggedSalesUsers,
  listHyperionFilters,
  listStoreUsers,
} from './lookups'
import { quickSearchV2, searchLog } from './quick-search'
import { deleteSavedSearch, listSavedSearches, saveSearch } from './saved-search'
import { searchLogs } from './work-log'

/** The address of a call below its base, as the service sees it. */
const addressOf = (call: { readonly method: string; readonly base: string; readonly path: string }) =>
  `${call.method} {${call.base}}${call.path}`

it.each([
  ['POST {opportunity}/search/logs', searchLogs],
  ['POST {opportunity}/search', searchLog],
  ['POST {opportunity}/v2/search', quickSearchV2],
  ['POST {engine}/v1/contactlog', searchContactLog],
  ['GET {opportunity}/saved-search', listSavedSearches],
  ['POST {opportunity}/saved-search', saveSearch],
  ['DELETE {opportunity}/saved-search/{savedSearchId}', deleteSavedSearch],
  ['GET {opportunity}/colors', listColors],
  ['GET {opportunity}/compass/status', listCompassStatuses],
  ['GET {opportunity}/compass/hyperion-users', listStoreUsers],
  ['GET {opportunity}/flagged-oppt-person/{hyperionId}', listFlaggedSalesUsers],
  ['GET {opportunity}/hyperion/{hyperionId}', listHyperionFilters],
])(
  '%s is the address of its call, below a base of the configuration [L-415] [L-419] [L-427] [L-429] [L-435] [L-436] [L-444] [L-446] [L-447] [L-448] [L-449] [L-450] [L-551] [L-553] [L-556] [L-561]',
  (address, endpoint) => expect(addressOf(endpoint)).toBe(address),
)

it('every page of a log, of the mapping table, of the audit log or of the people, who calls, what is counted of it, and a file of one, are searches; usage, emails and leads by themselves; whatever else writes as a write', () => {
  const namesOf = (kind: CallKind) => endpoints.filter((one) => one.kind === kind).map(({ name }) => name)
  expect(namesOf('search').toSorted()).toEqual([
    'countRowStates',
    'exportAuditLog',
    'exportDashboard',
    'exportLog',
    'exportPeople',
    'exportVehicleMap',
    'filterVehicleMap',
    'findCallers',
    'listOrphans',
    'quickSearchV2',
    'searchActivity',
    'searchAuditLog',
    'searchContactLog',
    'searchLog',
    'searchLogs',
    'searchPeople',
  ])
  expect(namesOf('usage')).toEqual(['recordUsage', 'recordUsages'])
  expect(namesOf('email')).toEqual(['sendEmail'])
  expect(namesOf('lead').toSorted()).toEqual(['createAdfLead', 'createElead', 'submitToCompass'])
  const writes = endpoints.filter(({ method }) => method !== 'GET').map(({ name }) => name)
  expect(
    [
      ...namesOf('search'),
      ...namesOf('usage'),
      ...namesOf('email'),
      'createAdfLead',
      'createElead',
      // It has a body and writes nothing.
      'computeLeaseFinance',
      ...namesOf('write'),
    ].toSorted(),
  ).toEqual(writes.toSorted())
})
