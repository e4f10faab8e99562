import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { parseUtcOffset, utc } from '@retain/domain/calendar/storeOffset'
import { equityLogConditions } from '@retain/domain/work-log/conditions/equityLogConditions'
import type { TextConditionField } from '@retain/domain/work-log/conditions/conditionFields'
import type { SearchCondition } from '@retain/domain/work-log/conditions/searchCondition'
import { serviceLogConditions } from '@retain/domain/work-log/conditions/serviceLogConditions'
import {
  equityLogFilters,
  type EquityLogFilter,
  type EquityLogFilters,
} from '@retain/domain/work-log/equity-log/equityLogFilters'
import { paymentDifferenceTypes } from '@retain/domain/work-log/equity-log/filterVocabulary'
import { searchFields } from '@retain/domain/work-log/filters/searchFields'
import { serviceLogFilters } from '@retain/domain/work-log/service-log/serviceLogFilters'
import { textSql } from '../features/work-log/filters/conditionFieldSql'
import type { Value } from '../features/work-log/shownValues'
import { countLog } from '../features/work-log/logQueries'
import { withDatabase } from '../testing/testDatabase'
import { seed } from './seed'

const database = withDatabase()
const hyperionId = 'HAR'
const eastern = parseUtcOffset('-05:00') ?? utc

beforeAll(async () => {
  const quiet = { log: () => undefined, onProgress: () => undefined }
  await seed(database.db, { today: '2026-11-21', stores: 1, perStore: 700, ...quiet })
})

const count = (conditions: readonly SearchCondition[]) => countLog(database.db, { hyperionId, conditions })

/** The value of the store's rows that the most of them have. */
async function usual(field: TextConditionField): Promise<string> {
  let value: Value = sql`null`
  textSql[field]((expression) => {
    value = expression
    return sql<boolean>`true`
  })
  const { rows } = await sql<{ value: string }>`
    select ${value} as value from opportunity o
    join current_vehicle r using (hyperion_id, oppt_id)
    where o.hyperion_id = ${hyperionId} and ${value} is not null
    group by 1 order by count(*) desc, 1 limit 1`.execute(database.db)
  return rows[0]?.value ?? ''
}

const days = { from: '2026-10-01', to: '2026-11-10' }

/** What the filters hold that choose out of no fixed list. */
const held: Omit<EquityLogFilters, 'model' | 'trimLevel'> = {
  apr: { from: '3', to: '6' },
  miles: '10',
  equity: { from: '-500', to: '2500' },
  LastContactDate: days,
  lastService: days,
  mileage: { from: '10000', to: '40000' },
  originalTerm: { from: '36', to: '60' },
  paymentRem: { from: '0', to: '12' },
  predictiveScore: { from: '7', to: '10' },
  purchaseDate: { from: '2023-01-01', to: '2024-12-31' },
  year: { from: '2020', to: '2023' },
  incomingEmail: days,
}

/** Filters whose options the server looks up, with what their values are compared with. */
const lookedUp: readonly (readonly [EquityLogFilter, TextConditionField])[] = [
  ['color', 'color'],
  ['compassStatus', 'compassStatus'],
  ['lender', 'lender'],
  ['make', 'makeId'],
  ['oppOwner', 'oppOwner'],
  ['origSalesPerson', 'origSalesPerson'],
  ['sellingHyperionId', 'sellingHyperionId'],
]

/** Every option of the filters that choose out of a list of their own. */
const listed = Object.entries(equityLogFilters).flatMap(([name, definition]) =>
  'options' in definition && definition.options.from === 'list' && definition.type !== 'selectRange'
    ? definition.options.options.map(({ id }) => [name, id, definition.type] as const)
    : [],
)

async function findsSome(filters: EquityLogFilters): Promise<void> {
  const found = await count(equityLogConditions(searchFields(equityLogFilters, filters, eastern)))
  expect(found).toBeGreaterThan(0)
  expect(found).toBeLessThan(await count([]))
}

describe('in the demo store', () => {
  it('every filter of the Equity Log is tried', () => {
    const tried = [
      ...Object.keys(held),
      ...lookedUp.map(([name]) => name),
      ...listed.map(([name]) => name),
      ...['model', 'trimLevel', 'paymentDiff', 'replVehStockNo', 'flgOpptAssocName'],
    ]
    expect([...new Set(tried)].sort()).toEqual(Object.keys(equityLogFilters).sort())
  })

  it.each(Object.keys(held) as (keyof typeof held)[])('%s finds some and not all', async (name) => {
    await findsSome({ [name]: held[name] })
  })

  it.each(listed)('%s %s finds some and not all', async (name, id, type) => {
    await findsSome({ [name]: type === 'select' ? id : [id] })
  })

  it.each(lookedUp)('%s finds some and not all', async (name, field) => {
    await findsSome({ [name]: [await usual(field)] })
  })

  it.each(paymentDifferenceTypes)('a payment difference of %s finds some and not all', async (type) => {
    await findsSome({ paymentDiff: { type, from: '-100', to: '100' } })
  })

  it('a model and a trim of it find some and not all', async () => {
    const { rows } = await sql<{ make_id: string; model_id: string; trim_id: string }>`
      select make_id, model_id, trim_id from current_vehicle where trim_id is not null limit 1`.execute(
      database.db,
    )
    const { make_id = '', model_id = '', trim_id = '' } = rows[0] ?? {}
    await findsSome({ make: [make_id], model: [model_id] })
    await findsSome({ make: [make_id], model: [model_id], trimLevel: [trim_id] })
  })

  it('a stock number finds some and not all', async () => {
    await findsSome({ replVehStockNo: await usual('replVehStockNo') })
  })

  it('somebody who flagged finds some and not all', async () => {
    const { rows } = await sql<{ name: string }>`
      select u.full_name as name from opportunity_flag f join app_user u using (user_name) limit 1`.execute(
      database.db,
    )
    await findsSome({ flgOpptAssocName: [rows[0]?.name ?? ''] })
  })

  it.each(
    (['dealType', 'roStatus'] as const).flatMap((name) =>
      serviceLogFilters[name].options.options
        // Candidates of the Service Log are no opportunities (L-525).
        .filter(({ id }) => id !== 'ALL' && id !== 'Candidate')
        .map(({ id }) => [name, id] as const),
    ),
  )('%s %s of the Service Log finds some and not all', async (name, id) => {
    const found = await count(serviceLogConditions({ hyperionId, [name]: id }))
    expect(found).toBeGreaterThan(0)
    expect(found).toBeLessThan(await count(serviceLogConditions({ hyperionId })))
  })

  it('the day of the Service Log finds some and not all', async () => {
    const day = { lastService: { from: '2026-11-21', to: '2026-11-21' } }
    const found = await count(
      serviceLogConditions({ hyperionId, ...searchFields(serviceLogFilters, day, eastern) }),
    )
    expect(found).toBeGreaterThan(0)
    expect(found).toBeLessThan(await count(serviceLogConditions({ hyperionId })))
  })
})
