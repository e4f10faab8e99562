import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import {
  getContactHistory,
  getCustomerInfo,
  getDealInfo,
  getLastRoCustomer,
  getOpportunity,
  getOpportunityDetails,
  getPaymentInfo,
  getVehicleInfo,
} from '@retain/api-client/opportunity'
import { sortKey } from '@retain/domain/text/sortKey'
import { presentHistoryEntry } from '../features/history/presentHistoryEntry'
import { findCustomer, findLastRo } from '../features/opportunity/customerQueries'
import { findDeal } from '../features/opportunity/dealQueries'
import { findFrame, findSection } from '../features/opportunity/frameQueries'
import { findHistory } from '../features/opportunity/historyQueries'
import { findPaymentBasis } from '../features/opportunity/paymentQueries'
import { presentCustomer, presentLastRo } from '../features/opportunity/presentCustomer'
import { presentDeal } from '../features/opportunity/presentDeal'
import { presentFrame, presentSection } from '../features/opportunity/presentFrame'
import { presentPayment } from '../features/opportunity/presentPayment'
import { presentVehicles } from '../features/opportunity/presentVehicles'
import { findCurrentVehicle, findReplacement } from '../features/opportunity/vehicleQueries'
import { loadSecrets } from '../identity/identitySecrets'
import { seedIfEmpty } from '../seed/seed'
import { makePreviousRelease, type PreviousRelease } from '../testing/previousRelease'
import { testNow } from '../testing/testApp'
import { openDatabase } from './connection'
import { migrate, migrations } from './migrate'
import { backfillNames } from './migrations/0013_names_of_users'
import type { Database } from './schema/schema'

const dump = readFileSync(resolve(import.meta.dirname, '../testing/previousRelease.sql'), 'utf8')

/** How many rows of a table the dump holds: they stand one to a line. */
const rowsInDump = (table: string): number =>
  dump
    .split(/;\n/)
    .filter((statement) => statement.startsWith(`INSERT INTO public.${table} `))
    .flatMap((statement) => statement.split('\n'))
    .filter((line) => line.startsWith('\t(')).length

const tables = [...dump.matchAll(/CREATE TABLE public\.(\w+)/g)]
  .flatMap(([, table]) => table ?? [])
  .filter((table) => !table.startsWith('kysely_'))

describe('what the previous release left', () => {
  let previous: PreviousRelease | null = null
  let opened: Database | null = null
  let applied: readonly string[] = []
  const db = (): Database => {
    if (opened === null) throw new Error('The database is open while tests run')
    return opened
  }
  const must = <Row>(row: Row | undefined): Row => {
    if (row === undefined) throw new Error('A row of the previous release is gone')
    return row
  }

  beforeAll(async () => {
    previous = await makePreviousRelease()
    opened = await openDatabase(previous.config, () => undefined)
    applied = await migrate(opened)
  })
  afterAll(async () => {
    await opened?.destroy()
    await previous?.remove()
  })

  it('is brought to the newest tables by the migrations that came since', () => {
    expect(applied).toEqual(Object.keys(migrations).slice(1))
  })

  it('keeps every row of every table', async () => {
    expect(tables.length).toBeGreaterThan(14)
    for (const table of tables) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from ${sql.table(table)}`.execute(db())
      expect([table, rows[0]?.count]).toEqual([table, rowsInDump(table)])
      expect(rowsInDump(table)).toBeGreaterThan(0)
    }
  })

  it('gives users the sort keys of their names, as domain makes them', async () => {
    await sql`insert into app_user (user_name, full_name) values ('zoe.elan', 'Zoë  Élan-Núñez')`.execute(
      db(),
    )
    await backfillNames(db())
    const users = await db().selectFrom('app_user').select(['full_name', 'full_name_sort']).execute()
    await db().deleteFrom('app_user').where('user_name', '=', 'zoe.elan').execute()
    expect(users.length).toBeGreaterThan(1)
    expect(users.map((user) => user.full_name_sort)).toEqual(users.map((user) => sortKey(user.full_name)))
  })

  it('keeps the keys that people are signed in by', async () => {
    const { signingKeys, cookieKeys } = await loadSecrets(db(), () => testNow)
    expect(signingKeys).toHaveLength(1)
    expect(dump).toContain(String(signingKeys[0]?.kid))
    expect(dump).toContain(String(cookieKeys[0]))
  })

  it('is not filled with demo data again', async () => {
    const quiet = { log: () => undefined, onProgress: () => undefined }
    expect(await seedIfEmpty(db(), { today: '2026-11-21', ...quiet })).toBe('present')
  })

  it('answers every section of every opportunity, unknown where it never knew', async () => {
    const rows = await db().selectFrom('opportunity').select('oppt_id').orderBy('oppt_id').execute()
    for (const { oppt_id: id } of rows) {
      const frame = presentFrame(must(await findFrame(db(), id, 'jordan.mills')))
      const vehicles = presentVehicles(
        must(await findCurrentVehicle(db(), id)),
        await findReplacement(db(), id),
      )
      const payment = presentPayment(must(await findPaymentBasis(db(), id)))
      const deal = presentDeal(must(await findDeal(db(), id)))
      expect(getOpportunityDetails.output.is(frame)).toBe(true)
      expect(getOpportunity.output.is(presentSection(must(await findSection(db(), id))))).toBe(true)
      expect(getCustomerInfo.output.is(presentCustomer(must(await findCustomer(db(), id))))).toBe(true)
      expect(getLastRoCustomer.output.is(presentLastRo(must(await findLastRo(db(), id))))).toBe(true)
      expect(getDealInfo.output.is(deal)).toBe(true)
      expect(getVehicleInfo.output.is(vehicles)).toBe(true)
      expect(getPaymentInfo.output.is(payment)).toBe(true)
      expect(vehicles.replacementVehicle).toBeNull()
      expect(vehicles.currentVehicle).toMatchObject({ keyFeatures: [], bodyType: null, version: 1 })
      expect(deal).toMatchObject({ paymentDay: null, paidOff: null, version: 1 })
      expect(payment).toMatchObject({ financeLender: null, leaseLender: null })
    }
  })

  it('has only results of an action in its histories', async () => {
    const rows = await db().selectFrom('opportunity').select('oppt_id').execute()
    const histories = await Promise.all(rows.map(({ oppt_id: id }) => findHistory(db(), id)))
    const entries = histories.flat().map((entry) => presentHistoryEntry(entry))
    expect(getContactHistory.output.is(entries)).toBe(true)
    expect(entries).toHaveLength(rowsInDump('contact_history'))
    const withoutSale = entries.filter(({ contactType }) => contactType === 'LEADNOSALE')
    expect(withoutSale.map(({ contactActionResult }) => contactActionResult)).toEqual([null, null])
  })

  it('keeps the last repair order of every vehicle in its history, each customer as one of its store’s own', async () => {
    const last = await db()
      .selectFrom('opportunity')
      .select(['vin', 'ro_number'])
      .where('vin', 'is not', null)
      .where('ro_number', 'is not', null)
      .execute()
    const kept = await db().selectFrom('repair_order').select(['vin', 'ro_number']).execute()
    expect(last.length).toBeGreaterThan(0)
    expect(kept).toEqual(expect.arrayContaining(last))
    const customers = await db().selectFrom('customer').select(['customer_id', 'customer_key']).execute()
    for (const { customer_id, customer_key } of customers) expect(customer_key).toBe(`HAR-${customer_id}`)
  })

  it('knows which lead system a store has from the leads it sent', async () => {
    const stores = await db().selectFrom('store').select(['hyperion_id', 'lead_system']).execute()
    expect(stores).toEqual([{ hyperion_id: 'HAR', lead_system: 'compass' }])
  })
})
