import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database } from '../db/schema/schema'
import { addStore } from '../testing/fixtures'
import { at } from '../testing/testApp'
import { openTestDatabase, withDatabase } from '../testing/testDatabase'
import { seed, seedIfEmpty, SeedRefused, type SeedOptions } from './seed'
import { readSeedState, writeSeedState } from './seedState'

const database = withDatabase()

const options: SeedOptions = {
  today: '2026-11-21',
  stores: 2,
  perStore: 60,
  log: () => undefined,
  onProgress: () => undefined,
}

const tables = [
  'store',
  'store_user',
  'alert_subscription',
  'setting_value',
  'customer',
  'opportunity',
  'current_vehicle',
  'replacement_vehicle',
  'stock_vehicle',
  'contact_history',
  'email_contact_detail',
  'inbound_email',
  'opportunity_flag',
  'candidate',
  'past_deal',
  'past_deal_product',
  'repair_order',
  'repair_order_line',
  'vehicle_appraisal',
  'vehicle_view',
  'vehicle_search',
] as const

/** One hash of everything that belongs to the stores. */
async function contents(db: Database): Promise<string> {
  const hash = createHash('sha256')
  for (const table of tables) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(db)
    // Settings are numbered by the database, whatever was there before.
    const unnumbered = rows.map(({ row }) => row.replace(/"app_setting_id": \d+/, ''))
    for (const row of unnumbered.sort()) hash.update(row)
  }
  return hash.digest('hex')
}

const countOf = async (db: Database, table: (typeof tables)[number]): Promise<number> =>
  Number((await db.selectFrom(table).select(db.fn.countAll().as('rows')).executeTakeFirstOrThrow()).rows)

describe('seed', () => {
  it('fills an empty database once, and again the same', async () => {
    const { db, close } = await openTestDatabase()
    expect(await seedIfEmpty(db, options)).toBe('seeded')
    const first = await contents(db)
    expect(await countOf(db, 'store')).toBe(2)
    const { visible } = await db
      .selectFrom('opportunity')
      .select(db.fn.countAll().as('visible'))
      .where('status_code', '<>', 'DUPE')
      .executeTakeFirstOrThrow()
    expect(Number(visible)).toBe(120)
    expect(await seedIfEmpty(db, options)).toBe('present')
    await seed(db, options)
    expect(await contents(db)).toBe(first)
    await close()
  })

  it.each([
    ['2026-11-21T13:00:00.000Z', '2026-11-21'],
    ['2026-11-21T01:20:00.000Z', '2026-11-20'],
  ])('leaves the refreshes of the days after %s to the jobs', async (moment, day) => {
    const { db } = database
    await seed(db, { ...options, now: at(moment) })
    const refreshes = await db.selectFrom('daily_refresh').select(['hyperion_id', 'day']).execute()
    expect(refreshes).toEqual([
      { hyperion_id: 'HAR', day },
      { hyperion_id: 'BLR', day },
    ])
  })

  it('subscribes the owners of a store to its alerts where that is set, and nobody elsewhere', async () => {
    const { db } = database
    await seed(db, options)
    const settings = await db
      .selectFrom('setting_value')
      .select('hyperion_id')
      .where('setting_key_id', '=', 'EAAutoAssignAlerts')
      .where('setting_value', '=', 'ON')
      .execute()
    const subscriptions = db.selectFrom('alert_subscription as s')
    const stores = await subscriptions.select('s.hyperion_id').distinct().execute()
    expect(stores).toEqual(settings)
    // An owner among the demo people, whom a vehicle that comes in can be told of.
    const { customers } = await subscriptions
      .innerJoin('opportunity as o', (join) =>
        join.onRef('o.hyperion_id', '=', 's.hyperion_id').onRef('o.owner_user_name', '=', 's.user_name'),
      )
      .where('s.user_name', '=', 'jordan.mills')
      .select(db.fn.countAll().as('customers'))
      .executeTakeFirstOrThrow()
    expect(Number(customers)).toBeGreaterThan(0)
  })

  it('begins again when it was cut off, and leaves nothing half', async () => {
    const { db } = database
    await seed(db, options)
    const whole = await contents(db)
    const state = await readSeedState(db)
    if (state === null) throw new Error('The seed left no mark')
    await writeSeedState(db, { ...state, state: 'started' })
    await db.deleteFrom('contact_history').where('hyperion_id', '=', 'BLR').execute()
    await db
      .deleteFrom('opportunity')
      .where('hyperion_id', '=', 'BLR')
      .where('status_code', '=', 'NEW')
      .execute()
    expect(await seedIfEmpty(db, options)).toBe('seeded')
    expect(await contents(db)).toBe(whole)
    expect((await readSeedState(db))?.state).toBe('finished')
  })

  it('removes the stores of an earlier, larger one', async () => {
    const { db } = database
    await seed(db, { ...options, stores: 3, perStore: 5 })
    await seed(db, { ...options, stores: 1, perStore: 5 })
    expect(await countOf(db, 'store')).toBe(1)
    const { rows } = await sql`select distinct hyperion_id from opportunity`.execute(db)
    expect(rows).toEqual([{ hyperion_id: 'HAR' }])
  })

  it('new rows go on after the seeded ids', async () => {
    const { db } = database
    await seed(db, options)
    const { rows } = await sql<{ next: string; last: string }>`
      select nextval('oppt_id_sequence') as next, (select max(oppt_id) from opportunity) as last`.execute(db)
    expect(Number(rows[0]?.next)).toBeGreaterThan(Number(rows[0]?.last))
  })

  it('says how far it is, store by store', async () => {
    const seen: string[] = []
    await seed(database.db, {
      ...options,
      perStore: 10,
      onProgress: (done, total, label) => seen.push(`${done}/${total} ${label}`),
    })
    expect(seen).toEqual(['10/20 Harborview Motors', '20/20 Blue Ridge Auto Park'])
  })

  it('ends with the fault of a batch, and begins again after it', async () => {
    const { db } = database
    const onProgress = () => {
      throw new Error('nobody listens')
    }
    await expect(seed(db, { ...options, onProgress })).rejects.toThrow('nobody listens')
    expect((await readSeedState(db))?.state).toBe('started')
    expect(await seedIfEmpty(db, options)).toBe('seeded')
  })

  it('refuses numbers and days that make no sense', async () => {
    const { db } = database
    await expect(seed(db, { ...options, stores: 0 })).rejects.toThrow(RangeError)
    await expect(seed(db, { ...options, perStore: 5_000_000 })).rejects.toThrow(RangeError)
    await expect(seed(db, { ...options, today: '2026-02-30' })).rejects.toThrow('Not a day: 2026-02-30')
  })
})

describe('a database with stores of its own', () => {
  const own = withDatabase()

  it('is left alone', async () => {
    await addStore(own.db)
    expect(await seedIfEmpty(own.db, options)).toBe('present')
    await expect(seed(own.db, options)).rejects.toThrow(SeedRefused)
    expect(await countOf(own.db, 'store')).toBe(1)
  })
})
