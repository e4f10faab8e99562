import * as t from 'io-ts'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { storeUserLists } from '@retain/domain/work-log/filters/options/lookups'
import { hyperionId, nullable, oneOf, record, text, textUpTo, whole } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'

/** How long a browser may keep a list, in seconds (api.md 1.2, caching). */
const maxAge = 300

/** Ids comma-joined: as long as 500 of them can be. */
const ids = textUpTo(10_000)

const inOpportunity = {
  base: 'opportunity',
  method: 'GET',
  access: { anyOf: [generalAccess] },
  handlesNotFound: true,
  maxAge,
} as const

const ofStore = record({ hyperionId })

/** The model years that there are, the latest first. */
export const listYears = endpoint({
  ...inOpportunity,
  name: 'listYears',
  path: '/years',
  output: t.readonlyArray(whole(1900, 2200)),
  scope: 'none',
  rows: ['L-397', 'L-431', 'L-558', 'O-508'],
})

/** The makes of the vehicles of a store's customers, by name. */
export const listMakes = endpoint({
  ...inOpportunity,
  name: 'listMakes',
  path: '/makes',
  query: ofStore,
  output: t.readonlyArray(record({ makeName: text, makeId: text }, 'make')),
  scope: { store: ({ query }) => query.hyperionId },
  rows: ['L-398', 'L-432', 'L-558', 'O-509'],
})

/** The models of makes, under each of them by name. */
export const listModels = endpoint({
  ...inOpportunity,
  name: 'listModels',
  path: '/models',
  query: record({ makeId: ids }),
  output: t.readonlyArray(record({ modelName: text, modelId: text, makeName: text, makeId: text }, 'model')),
  scope: 'none',
  rows: ['L-399', 'L-400', 'L-433', 'L-558', 'O-510'],
})

/** The trims of models, under each of them by name. The id of a trim stands in one of two fields. */
export const listTrims = endpoint({
  ...inOpportunity,
  name: 'listTrims',
  path: '/trims',
  query: record({ modelId: ids }),
  output: t.readonlyArray(
    record(
      { trimLevel: text, trimId: nullable(t.string), trimLevelId: nullable(t.string), modelName: text },
      'trim',
    ),
  ),
  scope: 'none',
  rows: ['L-402', 'L-434', 'L-558', 'O-511'],
})

/** The colors that vehicles have, by name. */
export const listColors = endpoint({
  ...inOpportunity,
  name: 'listColors',
  path: '/colors',
  output: t.readonlyArray(record({ colorName: text }, 'color')),
  scope: 'none',
  rows: ['L-401', 'L-435', 'L-558', 'O-512'],
})

/** The statuses that the leads of other systems can have, by description. */
export const listCompassStatuses = endpoint({
  ...inOpportunity,
  name: 'listCompassStatuses',
  path: '/compass/status',
  output: t.readonlyArray(
    record({ compassStatusId: text, compassStatusDescription: text }, 'compass status'),
  ),
  scope: 'none',
  rows: ['L-403', 'L-436', 'L-446', 'L-558'],
})

/** The lenders of a store's deals, by name. A code may carry more behind a bar. */
export const listLenders = endpoint({
  ...inOpportunity,
  name: 'listLenders',
  path: '/lenders',
  query: ofStore,
  output: t.readonlyArray(record({ lenderCode: text, lenderName: text }, 'lender')),
  scope: { store: ({ query }) => query.hyperionId },
  rows: ['L-404', 'L-405', 'L-437', 'L-558', 'O-513'],
})

/** Who sold, who owns, and which stores sold what is in a store's logs. All and No Salesperson are added by the client. */
export const listHyperionFilters = endpoint({
  ...inOpportunity,
  name: 'listHyperionFilters',
  path: '/hyperion/{hyperionId}',
  params: ofStore,
  output: record(
    {
      salespersons: t.readonlyArray(record({ salesPersonId: text, salesPersonName: text }, 'salesperson')),
      owners: t.readonlyArray(record({ opptOwnerName: text }, 'owner')),
      sellingStores: t.readonlyArray(record({ hyperionId, entityName: text }, 'selling store')),
    },
    'hyperion filters',
  ),
  scope: { store: ({ params }) => params.hyperionId },
  rows: ['L-406', 'L-407', 'L-410', 'L-438', 'L-450', 'L-558', 'L-601'],
})

/** Who has customers of a store flagged for them, by name. */
export const listFlaggedSalesUsers = endpoint({
  ...inOpportunity,
  name: 'listFlaggedSalesUsers',
  path: '/flagged-oppt-person/{hyperionId}',
  params: ofStore,
  output: t.readonlyArray(record({ aD_UserID: text, salesPersonName: text }, 'flagged sales user')),
  scope: { store: ({ params }) => params.hyperionId },
  rows: ['L-411', 'L-449', 'L-558'],
})

/** The users of a store: those who send emails (Contact Log), or those that a lead can be given to (D-04). */
export const listStoreUsers = endpoint({
  ...inOpportunity,
  name: 'listStoreUsers',
  path: '/compass/hyperion-users',
  query: record({ hyperionId, listType: oneOf(storeUserLists) }),
  output: t.readonlyArray(
    record(
      {
        userName: text,
        givenName: nullable(t.string),
        familyName: nullable(t.string),
        email: nullable(t.string),
      },
      'store user',
    ),
  ),
  scope: { store: ({ query }) => query.hyperionId },
  rows: ['L-439', 'L-447', 'L-559', 'O-469'],
})
