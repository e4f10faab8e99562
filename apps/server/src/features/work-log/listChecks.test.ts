import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { getSearchedOpportunity } from '@retain/api-client/searched-opportunity'
import { parseUtcOffset, utc } from '@retain/domain/calendar/storeOffset'
import { statusCodes } from '@retain/domain/opportunity/status/statuses'
import { generalAccess } from '@retain/domain/session/user/permissions'
import type { SearchedOpportunity } from '@retain/domain/work-log/conditions/searchedOpportunity'
import type { Day } from '@retain/domain/calendar/day'
import { equityLog } from '@retain/domain/work-log/equity-log/equityLog'
import type { EquityLogFilters } from '@retain/domain/work-log/equity-log/equityLogFilters'
import type { FilterValues } from '@retain/domain/work-log/filters/filterDefinition'
import { conditionsOf, listedSearch } from '@retain/domain/work-log/listed/listedSearch'
import { isFound, listChecks } from '@retain/domain/work-log/listed/listChecks'
import { logs } from '@retain/domain/work-log/logs'
import { defaultView } from '@retain/domain/work-log/view/viewAddress'
import { warrantyValues } from '@retain/domain/work-log/rows/cells/warranty'
import { anyOpportunity, moments, words } from '../../testing/anySearched'
import { addStore } from '../../testing/fixtures'
import { addSearched } from '../../testing/searchedOpportunities'
import { withApp } from '../../testing/testApp'
import { chosen } from './logQueries'
import { findSearched } from './searchedOpportunity'

const test = withApp()
const stored = new Map<string, SearchedOpportunity>()
let hyperionId = ''

beforeAll(async () => {
  hyperionId = await addStore(test.db)
  const rows = fc.sample(anyOpportunity(hyperionId), { numRuns: 120, seed: 18 })
  const ids = await addSearched(test.db, rows)
  for (const [place, row] of rows.entries()) stored.set(ids[place] ?? '', row)
})

const sorted = (row: SearchedOpportunity): SearchedOpportunity => ({
  ...row,
  flaggedBy: [...row.flaggedBy].sort(),
  incomingEmails: [...row.incomingEmails].sort(),
})

const fromTo = (min: number, max: number) => {
  const side = fc.oneof(fc.constant(''), fc.integer({ min, max }).map(String))
  return fc.record({ from: side, to: side })
}
const days = fc.constantFrom('', ...moments.map((moment) => moment.slice(0, 10)))
const dayRange = fc.record({ from: days, to: days })
const some = (...options: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...options), { minLength: 1, maxLength: 3 })

const values: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  apr: fromTo(0, 5),
  color: some(...words),
  compassStatus: some(...words),
  miles: fc.integer({ min: 1, max: 50 }).map(String),
  dealType: some('Finance', 'Lease', 'Cash', 'Conquest', 'ConquestLease'),
  equity: fromTo(-3, 3),
  LastContactDate: dayRange,
  lastContactType: some('Phone', 'Email'),
  lastService: dayRange,
  lender: some('ALLY', 'BOFA'),
  make: some(...words),
  mileage: fromTo(0, 12),
  newUsed: fc.constantFrom('New', 'Used'),
  oppOwner: some(...words),
  oppStatus: some('ALL', 'All In Process', ...statusCodes),
  origSalesPerson: some('0', 'ann.lee'),
  originalTerm: fromTo(0, 12),
  paymentDiff: fc
    .tuple(fc.constantFrom('Finance', 'Lease', 'Original Deal Type'), fromTo(-3, 3))
    .map(([type, sides]) => ({ type, ...sides })),
  paymentRem: fromTo(0, 12),
  predictiveScore: fromTo(1, 10),
  purchaseDate: dayRange,
  carfaxRecall: fc.constantFrom('YES', 'NO'),
  replVehStockNo: fc.constantFrom('A1B2C3D4', 's#A1B2C3D5'),
  sellingHyperionId: some(...words),
  warrantyExp: some(...warrantyValues),
  year: fromTo(2018, 2024),
  flgOpptAssocName: some('Flora One', 'Ben Two'),
  incomingEmail: dayRange,
}
const serviceValues: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  lastService: dayRange,
  dealType: some('ALL', 'Finance', 'Lease', 'Candidate'),
  flagged: some('ALL', 'Flora One'),
  roStatus: fc.constantFrom('ALL', 'Open', 'Closed'),
}

/** Some filters as somebody fills them, each with a value of its own kind. */
const filled = (of: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<FilterValues> =>
  fc
    .subarray(Object.keys(of), { maxLength: 3 })
    .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, of[name] ?? fc.constant('')]))))
    // The tables above say which filter holds which kind of value.
    .map((made) => made as FilterValues)

const offset = parseUtcOffset('-05:00') ?? utc
const context = () => ({
  hyperionId,
  offset,
  today: '2026-03-16' as Day,
  roles: [],
  stores: [{ hyperionId }],
  QuickSearchV2: false,
})

/** The list of some filters, held against every customer of the store: who is found, and whose checks are all met. */
async function compared(log: 'EQLOG' | 'SVCLOG' | 'SRCHLOG', filters: FilterValues) {
  const view = {
    ...defaultView(equityLog),
    filters: filters as EquityLogFilters,
    savedSearchId: null,
    typed: null,
  }
  const { query, personFilters } = logs[log].address.print(view, context())
  const search = listedSearch(log, query, personFilters, context())
  if (search === null) return null
  const shown = { offset, labelOf: () => undefined }
  const found = await chosen(test.db, { hyperionId, conditions: conditionsOf(search) })
    .select('o.oppt_id')
    .execute()
  const met = [...stored].filter(([, row]) => isFound(listChecks(search, row, shown)))
  return { found: found.map(({ oppt_id }) => oppt_id).sort(), met: met.map(([id]) => id).sort() }
}

describe('why a customer is on a list', () => {
  it('is read as it is stored', async () => {
    for (const [id, row] of stored) expect(sorted(await findSearched(test.db, id))).toEqual(sorted(row))
  })

  it.each(['EQLOG', 'SRCHLOG', 'SVCLOG'] as const)(
    'every filter of the %s is met exactly where the search finds the customer',
    async (log) => {
      let most = 0
      await fc.assert(
        fc.asyncProperty(filled(log === 'SVCLOG' ? serviceValues : values), async (filters) => {
          const both = await compared(log, filters)
          expect(both?.met).toEqual(both?.found)
          most = Math.max(most, both?.found.length ?? 0)
        }),
        { numRuns: 80 },
      )
      expect(most).toBeGreaterThan(0)
    },
  )

  it('is told to those of the store', async () => {
    const [opptId = ''] = stored.keys()
    const ask = (stores: readonly string[]) =>
      test.callAs({ roles: [generalAccess], stores }, getSearchedOpportunity, { params: { opptId } })
    expect(await ask([hyperionId])).toMatchObject({ right: { data: { hyperionId } } })
    expect(await ask([await addStore(test.db)])).toMatchObject({ left: { kind: 'http', status: 403 } })
  })
})
