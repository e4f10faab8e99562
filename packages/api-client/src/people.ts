import * as t from 'io-ts'
import { peoplePermission } from '@retain/domain/people/peopleAccess'
import { personSorts } from '@retain/domain/people/peopleView'
import type { PermissionHolder, Person, PersonDetail, PersonStore } from '@retain/domain/people/person'
import { sortDirections } from '@retain/domain/sorting/sortDirection'
import { permissions } from '@retain/domain/session/user/permissions'
import { hyperionId, instant, nullable, oneOf, pageOf, record, text, textUpTo, whole } from './kernel/codecs'
import { csvFile } from './kernel/csvFile'
import { endpoint } from './kernel/endpoint'

const permission = oneOf(permissions, 'permission')
const job = oneOf(['salesperson', 'staff'] as const, 'job')

const personFields = {
  userName: text,
  fullName: t.string,
  email: nullable(t.string),
  permissions: t.readonlyArray(permission),
  toldAt: nullable(instant),
  isActive: t.boolean,
}

/** Somebody in the list of people (domain `Person`). */
export const person: t.Type<Person, unknown> = record(
  { ...personFields, job: nullable(job), storeNames: t.readonlyArray(t.string) },
  'person',
)

const personStore: t.Type<PersonStore, unknown> = record(
  { hyperionId, name: t.string, isGranted: t.boolean, job: nullable(job), isEnabled: t.boolean },
  'store of a person',
)

const personDetail: t.Type<PersonDetail, unknown> = record(
  {
    ...personFields,
    phone: nullable(t.string),
    stores: t.readonlyArray(personStore),
    hiddenStores: whole(0),
    claims: record({ permissions: text, stores: text }, 'claims'),
  },
  'person with stores',
)

const permissionHolder: t.Type<PermissionHolder, unknown> = record(
  { userName: text, fullName: t.string, hyperionIds: t.readonlyArray(hyperionId), toldAt: instant },
  'holder of a permission',
)

/** What narrows the list, and its order, by name unless it says another. With a store and a permission: who has the permission in that store. */
const narrowing = t.exact(
  t.partial({
    text: textUpTo(100),
    storeCode: hyperionId,
    permission,
    orderBy: oneOf(personSorts, 'order of people'),
    orderDirection: oneOf(sortDirections),
  }),
)

const ofAdministrators = { base: 'admin', access: { anyOf: [peoplePermission] } } as const

/**
 * The people whom the caller may see, by name or in the order of `orderBy`: those of the caller's stores, by their last token or by the stores' own lists; everybody with
 * the permission for global overrides. What they may do is what the identity server said in the last token that came with a call of
 * theirs. Ours (°).
 */
export const searchPeople = endpoint({
  ...ofAdministrators,
  name: 'searchPeople',
  method: 'POST',
  path: '/people/search',
  body: t.intersection([record({ hyperionId, pageNumber: whole(1), pageSize: whole(1, 10_000) }), narrowing]),
  output: pageOf(person),
  scope: { store: ({ body }) => body.hyperionId },
  kind: 'search',
  rows: [],
})

/**
 * What that call finds as a CSV file, in the place of JSON: at most 10,000 people, in its order, dates in the offset of the store.
 * `X-Row-Count` says how many the file has, `X-Capped: true` that more match. Ours (°).
 */
export const exportPeople = endpoint({
  ...ofAdministrators,
  name: 'exportPeople',
  method: 'POST',
  path: '/people/export',
  body: t.intersection([record({ hyperionId }), narrowing]),
  output: csvFile,
  scope: { store: ({ body }) => body.hyperionId },
  answers: 'file',
  kind: 'search',
  rows: [],
})

/** What the list can be narrowed by: the stores that the caller may see, and how many of the visible people hold each permission. Ours (°). */
export const listPeopleChoices = endpoint({
  ...ofAdministrators,
  name: 'listPeopleChoices',
  method: 'GET',
  path: '/people/choices',
  output: record({
    stores: t.readonlyArray(record({ hyperionId, name: t.string }, 'store')),
    permissions: t.readonlyArray(record({ permission, people: whole(0) }, 'counted permission')),
  }),
  scope: 'own',
  rows: [],
})

/** What somebody may do and where, with where it comes from. Ours (°). */
export const getPerson = endpoint({
  ...ofAdministrators,
  name: 'getPerson',
  method: 'GET',
  path: '/people/person/{userName}',
  params: record({ userName: text }),
  output: personDetail,
  scope: 'own',
  handlesNotFound: true,
  rows: [],
})

/** Who holds a permission, by name, with the visible stores that the last token of each names. Ours (°). */
export const listPermissionHolders = endpoint({
  ...ofAdministrators,
  name: 'listPermissionHolders',
  method: 'GET',
  path: '/people/holders',
  query: record({ permission }),
  output: t.readonlyArray(permissionHolder),
  scope: 'own',
  rows: [],
})
