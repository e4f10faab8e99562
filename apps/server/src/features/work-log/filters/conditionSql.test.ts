import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { Instant } from '@retain/domain/calendar/instant'
import { dealTypes } from '@retain/domain/deal/dealTypes'
import { statusCodes } from '@retain/domain/opportunity/status/statuses'
import { logColumnKeys } from '@retain/domain/work-log/columns/columnKeys'
import {
  equityLogConditions,
  type RequestedEquityLogFields,
} from '@retain/domain/work-log/conditions/equityLogConditions'
import { matchesAll } from '@retain/domain/work-log/conditions/matches'
import type { SearchCondition } from '@retain/domain/work-log/conditions/searchCondition'
import type { SearchedOpportunity } from '@retain/domain/work-log/conditions/searchedOpportunity'
import {
  serviceLogConditions,
  type RequestedServiceLogFields,
} from '@retain/domain/work-log/conditions/serviceLogConditions'
import { lastContactTypes, paymentDifferenceTypes } from '@retain/domain/work-log/equity-log/filterVocabulary'
import { joinList } from '@retain/domain/text/commaList'
import { warrantyValues } from '@retain/domain/work-log/rows/cells/warranty'
import { newUsedValues, roStatuses } from '@retain/domain/work-log/rows/logRow'
import { addStore } from '../../../testing/fixtures'
import { anyOpportunity, moments, words } from '../../../testing/anySearched'
import { addSearched } from '../../../testing/searchedOpportunities'
import { at } from '../../../testing/testApp'
import { withDatabase } from '../../../testing/testDatabase'
import { countLog, findLogPage } from '../logQueries'

const database = withDatabase()

const list = (...values: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.array(fc.constantFrom(...values), { minLength: 1, maxLength: 3 }).map(joinList),
    },
    { weight: 1, arbitrary: fc.constantFrom('', 'ALL', 'nobody', `ALL,${values[0] ?? ''}`) },
  )
const text = list(...words)
const number = (min: number, max: number): fc.Arbitrary<number | ''> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.oneof(fc.integer({ min, max }), fc.constantFrom(min + 0.5, max - 0.25)) },
    { weight: 1, arbitrary: fc.constant<''>('') },
  )
const instant: fc.Arbitrary<Instant | ''> = fc.constantFrom(
  ...moments,
  ...['1000-01-01T00:00:00.000Z', '2026-02-10T12:30:00.122Z', '2999-12-31T23:59:59.999Z'].map(at),
  '' as const,
)
const range = <Value>(name: string, value: fc.Arbitrary<Value>) => ({
  [`${name}From`]: value,
  [`${name}To`]: value,
})

const equityFields: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  ...Object.fromEntries(
    [
      'make',
      'makeId',
      'model',
      'modelId',
      'trimLevel',
      'trimId',
      'color',
      'compassStatus',
      'oppOwner',
      'sellingHyperionId',
    ].map((field) => [field, text]),
  ),
  lender: list('ALLY', 'BOFA', 'CCAP'),
  origSalesPerson: list('0', 'ann.lee', 'nobody'),
  flgOpptAssocName: list('Flora One', 'Ben Two', 'Nobody'),
  dealType: list(...dealTypes),
  dealTypeCode: list(...dealTypes),
  oppStatus: list(...statusCodes),
  lastContactType: list(...lastContactTypes),
  newUsed: list(...newUsedValues),
  warrantyExp: list(...warrantyValues),
  carfaxRecall: list('NO', 'YES'),
  roStatus: list(...roStatuses),
  replVehStockNo: fc.constantFrom('', 's#A1B2C3D4', 'A1B2C3D5', 'NONE1234'),
  miles: number(1, 50),
  paymentDiffType: list(...paymentDifferenceTypes),
  ...range('year', number(2017, 2025)),
  ...range('eqRange', number(-3, 3)),
  ...range('paymentDiff', number(-3, 3)),
  ...range('apr', number(0, 5)),
  ...range('mileage', number(0, 13)),
  ...range('originalTerm', number(0, 13)),
  ...range('paymentRem', number(0, 13)),
  ...range('predictiveScore', number(1, 10)),
  ...range('LastContactDate', instant),
  ...range('lastService', instant),
  ...range('purchaseDate', instant),
  ...range('incomingEmail', instant),
}

const serviceFields: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  from: instant,
  to: instant,
  dealType: list(...dealTypes),
  roStatus: list(...roStatuses),
  flgOpptAssocName: list('Flora One', 'Ben Two', 'Nobody'),
}

/** Some of the fields, each with a value of its own kind. */
const someOf = <Fields>(fields: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<Fields> =>
  fc
    .subarray(Object.keys(fields), { maxLength: 4 })
    .chain((names) =>
      fc.record(Object.fromEntries(names.map((name) => [name, fields[name] ?? fc.constant('')]))),
    )
    // The tables above say which field has which kind of value.
    .map((made) => made as Fields)

const listed = new Map<string, SearchedOpportunity>()
let hyperionId = ''

beforeAll(async () => {
  hyperionId = await addStore(database.db)
  const rows = fc.sample(anyOpportunity(hyperionId), { numRuns: 150, seed: 4 })
  const ids = await addSearched(database.db, rows)
  for (const [place, row] of rows.entries()) listed.set(ids[place] ?? '', row)
})

async function holds(conditions: readonly SearchCondition[]): Promise<void> {
  const choice = { hyperionId, conditions }
  const expected = [...listed].filter(([, row]) => matchesAll(row, conditions)).map(([id]) => id)
  const page = await findLogPage(database.db, {
    ...choice,
    orderBy: 'year',
    orderDirection: 'asc',
    limit: 500,
    offset: 0,
  })
  expect(page.rows.map(({ oppt_id }) => oppt_id).sort()).toEqual(expected)
  expect(page.total).toBe(expected.length)
  if (expected.length === 0) expect(await countLog(database.db, choice)).toBe(0)
}

it('the Equity Log finds what the domain says that its filters ask for', async () => {
  await fc.assert(
    fc.asyncProperty(someOf<RequestedEquityLogFields>(equityFields), (asked) =>
      holds(equityLogConditions(asked)),
    ),
    { numRuns: 200 },
  )
})

it.each(Object.keys(equityFields))('%s alone is the same in SQL as in the domain', async (field) => {
  await fc.assert(
    fc.asyncProperty(fc.record({ [field]: equityFields[field] ?? fc.constant('') }), (asked) =>
      holds(equityLogConditions(asked)),
    ),
    { numRuns: 4 },
  )
})

/** Fields that mean something only together. */
const together: Readonly<Record<string, Readonly<Record<string, fc.Arbitrary<unknown>>>>> = {
  'a payment difference of a type': {
    paymentDiffType: fc.constantFrom(...paymentDifferenceTypes),
    ...range('paymentDiff', number(-3, 3)),
  },
  'deal types with codes': { dealType: list(...dealTypes), dealTypeCode: list(...dealTypes) },
  'ids beside names': { make: text, makeId: text, model: text, modelId: text },
}

it.each(Object.entries(together))('%s is the same in SQL as in the domain', async (_name, fields) => {
  await fc.assert(
    fc.asyncProperty(fc.record(fields), (asked) =>
      holds(equityLogConditions(asked as RequestedEquityLogFields)),
    ),
    { numRuns: 25 },
  )
})

it('the Service Log finds what the domain says that its filters ask for', async () => {
  await fc.assert(
    fc.asyncProperty(someOf<Omit<RequestedServiceLogFields, 'hyperionId'>>(serviceFields), (asked) =>
      holds(serviceLogConditions({ hyperionId, ...asked })),
    ),
    { numRuns: 60 },
  )
})

it.each(logColumnKeys)('a filter leaves the order by %s as it is', async (orderBy) => {
  const view = { hyperionId, orderBy, orderDirection: 'desc', limit: 500, offset: 0 } as const
  const whole = await findLogPage(database.db, { ...view, conditions: [] })
  const some = await findLogPage(database.db, {
    ...view,
    conditions: equityLogConditions({ oppStatus: 'ALL', yearFrom: 2020 }),
  })
  expect(some.rows).toEqual(
    whole.rows
      .filter(({ year }) => year !== null && year >= 2020)
      .map((row) => ({ ...row, total: some.total })),
  )
})
