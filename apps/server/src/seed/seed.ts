import { setImmediate as turn } from 'node:timers/promises'
import { isInstant, type Instant } from '@retain/domain/calendar/instant'
import { sql } from 'kysely'
import type { Database } from '../db/schema/schema'
import { demoPeople } from '../identity/demoPeople'
import { wipeHelpAndAnnouncements } from './announcements'
import { candidateRows } from './candidates'
import { insertAccess } from './access'
import { insertCatalogue } from './catalogueRows'
import { insertRows } from './insertRows'
import { makeOpportunity } from './opportunity'
import { storeOfferRows } from './panelRows'
import { randomOf } from './random'
import { idsAfter, mostRowsPerStore, type SeedRows, type StockRow, type StoreContext } from './seedRows'
import { generatorVersion, readSeedState, wipeSharedTemplates, wipeStore, writeSeedState } from './seedState'
import { insertStores, insertUsers } from './seedPeople'
import { listedStores, seedStores, type SeedStore } from './seedStores'
import { staffOf } from './staff'
import { storeClock } from './storeClock'

/** What to fill the database with. */
export interface SeedOptions {
  /** The day that every date is relative to, such as `2026-11-21`. */
  readonly today: string
  /** From when locks are counted back; 13:00 UTC of `today` when not given. */
  readonly now?: Instant
  /** How many stores; the 17 of the demo data when not given. */
  readonly stores?: number
  /** How many opportunities in each; 12,000 in the first and about 600 in the others when not given. */
  readonly perStore?: number
  /** Is told what an operator should know. */
  readonly log: (message: string) => void
  /** Is told after every batch how many of how many opportunities there are, and of which store the last ones were. */
  readonly onProgress: (done: number, total: number, label: string) => void
  /** Keeps the rows of the opportunities in a way of its own, such as COPY. */
  readonly bulk?: BulkInsert
}

/** Another way to keep rows than statement by statement. */
export interface BulkInsert {
  readonly take: (rows: SeedRows) => Promise<void>
  /** Waits until all that was taken is kept. */
  readonly finish: () => Promise<void>
}

/** The database has stores that are no demo data: they are left alone. */
export class SeedRefused extends Error {
  override readonly name = 'SeedRefused'
}

/** Rows per statement: making them holds the event loop for about 40 ms. Larger batches save nothing more. */
const batchSize = 250

const firstStoreRows = 12_000

/** How many opportunities a store has when nobody says: many in the first, 520 to 680 in the others. */
const usualRows = (store: SeedStore): number =>
  store.position === 0 ? firstStoreRows : randomOf(`${store.hyperionId}/rows`).integer(520, 680)

/**
 * Fills the database with demo data, deterministically: the same options give the same rows, and a store's first rows do
 * not depend on how many there are. Demo data of an earlier time, whole or begun, is removed first, store by store.
 *
 * Rows are made and written in batches, so memory stays flat however many there are; other queries run in between.
 *
 * @throws SeedRefused when the database has stores of another origin; RangeError for numbers out of range.
 */
export async function seed(db: Database, options: SeedOptions): Promise<void> {
  const { today, perStore = null, log, onProgress, bulk = statements(db) } = options
  const stores = seedStores(options.stores ?? listedStores().length)
  if (perStore !== null && (!Number.isInteger(perStore) || perStore < 1 || perStore > mostRowsPerStore))
    throw new RangeError(`A store has 1 to ${mostRowsPerStore} opportunities`)
  const contexts = stores.map((store) => contextOf(store, today, options.now))
  const plan = contexts.map((context) => ({ context, rows: perStore ?? usualRows(context.store) }))
  const total = plan.reduce((sum, { rows }) => sum + rows, 0)

  await removeEarlier(db, log)
  const state = { generatorVersion, today, perStore, hyperionIds: stores.map(({ hyperionId }) => hyperionId) }
  await writeSeedState(db, { ...state, state: 'started' })
  await insertUsers(db, contexts)
  await insertStores(db, contexts)
  await insertAccess(db, contexts)
  await insertCatalogue(db)
  await insertRows(db, ['candidate', contexts.flatMap(candidateRows)])
  await insertRows(db, ['offer', contexts.flatMap(storeOfferRows)])
  // What is made is of this day already; the refresh of the next one is still to come.
  const refreshes = contexts.map(({ store, clock }) => ({
    hyperion_id: store.hyperionId,
    day: clock.dayOfNow,
    last_oppt_id: 0,
    refreshed: 0,
    finished_at: clock.now,
  }))
  await insertRows(db, ['daily_refresh', refreshes])

  // While the database takes a batch in, the next one is made: they run on threads of their own.
  let writing = Promise.resolve()
  let done = 0
  for (const { context, rows } of plan) {
    const inStock = makeUnrepeated()
    for (let from = 0; from < rows; from += batchSize) {
      const to = Math.min(rows, from + batchSize)
      const batch = makeBatch(context, from, to, inStock)
      await writing
      writing = bulk.take(batch).then(() => {
        done += to - from
        onProgress(done, total, context.store.name)
      })
      // The batch leaves this thread only in its next turn.
      await Promise.race([writing, turn()])
    }
  }
  await writing
  await bulk.finish()
  await finish(db, stores.length)
  await writeSeedState(db, { ...state, state: 'finished' })
}

/**
 * Fills a database that has no demo data yet, or only the beginning of it because the process was killed.
 *
 * @returns whether it did: not when the data is there, nor when there are stores of another origin.
 */
export async function seedIfEmpty(db: Database, options: SeedOptions): Promise<'seeded' | 'present'> {
  const state = await readSeedState(db)
  if (state?.state === 'finished' || (state === null && (await hasStores(db)))) return 'present'
  await seed(db, options)
  return 'seeded'
}

/**
 * What the rows of a store are made from, on a day such as `2026-11-20`.
 *
 * @throws RangeError when the day is no day.
 */
export function contextOf(store: SeedStore, today: string, now: Instant | undefined): StoreContext {
  const usualNow = `${today}T13:00:00.000Z`
  if (!isInstant(usualNow)) throw new RangeError(`Not a day: ${today}`)
  return {
    store,
    staff: staffOf(store, demoPeople),
    clock: storeClock(store.timeZone, today, now ?? usualNow),
  }
}

const hasStores = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('store').select('hyperion_id').limit(1).executeTakeFirst()) !== undefined

async function removeEarlier(db: Database, log: (message: string) => void): Promise<void> {
  const earlier = await readSeedState(db)
  if (earlier === null) {
    if (await hasStores(db)) throw new SeedRefused('The database has stores that are no demo data')
    return
  }
  if (earlier.state === 'started') log('Demo data was begun and not finished; beginning again')
  // Marked first: should this be cut off too, what remains is still known to be unfinished.
  await writeSeedState(db, { ...earlier, state: 'started' })
  for (const hyperionId of earlier.hyperionIds) await wipeStore(db, hyperionId)
  await wipeSharedTemplates(db)
  await wipeHelpAndAnnouncements(db)
  await db.deleteFrom('vehicle_mapping').execute()
}

/** Lets a vehicle in stock through whose VIN and stock number no earlier one of the store has. */
function makeUnrepeated() {
  const known = new Set<string>()
  return ({ vin, stock_no }: StockRow): boolean => {
    if (known.has(vin) || known.has(stock_no)) return false
    known.add(vin).add(stock_no)
    return true
  }
}

function makeBatch(
  context: StoreContext,
  from: number,
  to: number,
  isUnrepeated: (row: StockRow) => boolean,
): SeedRows {
  const made = Array.from({ length: to - from }, (_, place) => makeOpportunity(context, from + place))
  return {
    customer: made.flatMap(({ customer }) => customer),
    opportunity: made.flatMap(({ opportunity }) => opportunity),
    currentVehicle: made.flatMap(({ currentVehicle }) => currentVehicle),
    replacementVehicle: made.flatMap(({ replacementVehicle }) => replacementVehicle),
    stockVehicle: made.flatMap(({ stockVehicle }) => stockVehicle).filter(isUnrepeated),
    opportunityValue: made.flatMap(({ opportunityValue }) => opportunityValue),
    contactHistory: made.flatMap(({ contactHistory }) => contactHistory),
    emailContactDetail: made.flatMap(({ emailContactDetail }) => emailContactDetail),
    inboundEmail: made.flatMap(({ inboundEmail }) => inboundEmail),
    opportunityFlag: made.flatMap(({ opportunityFlag }) => opportunityFlag),
    householdVehicle: made.flatMap(({ householdVehicle }) => householdVehicle),
    offer: made.flatMap(({ offer }) => offer),
    protectionProduct: made.flatMap(({ protectionProduct }) => protectionProduct),
    pastDeal: made.flatMap(({ pastDeal }) => pastDeal),
    pastDealProduct: made.flatMap(({ pastDealProduct }) => pastDealProduct),
    repairOrder: made.flatMap(({ repairOrder }) => repairOrder),
    repairOrderLine: made.flatMap(({ repairOrderLine }) => repairOrderLine),
    vehicleAppraisal: made.flatMap(({ vehicleAppraisal }) => vehicleAppraisal),
    vehicleView: made.flatMap(({ vehicleView }) => vehicleView),
    vehicleSearch: made.flatMap(({ vehicleSearch }) => vehicleSearch),
  }
}

/** What is searched; the vehicles are read by their key alone, which needs no statistics. */
const searchedTables = [
  'customer',
  'opportunity',
  'contact_history',
  'email_contact_detail',
  'inbound_email',
  'opportunity_flag',
  'candidate',
] as const

/** Keeps each batch by a statement: all of it or nothing. */
const statements = (db: Database): BulkInsert => ({
  take: (rows) =>
    insertRows(
      db,
      ['customer', rows.customer],
      ['opportunity', rows.opportunity],
      ['current_vehicle', rows.currentVehicle],
      ['replacement_vehicle', rows.replacementVehicle],
      ['stock_vehicle', rows.stockVehicle],
      ['opportunity_value', rows.opportunityValue],
      ['contact_history', rows.contactHistory],
      ['email_contact_detail', rows.emailContactDetail],
      ['inbound_email', rows.inboundEmail],
      ['opportunity_flag', rows.opportunityFlag],
      ['household_vehicle', rows.householdVehicle],
      ['offer', rows.offer],
      ['protection_product', rows.protectionProduct],
      ['past_deal', rows.pastDeal],
      ['past_deal_product', rows.pastDealProduct],
      ['repair_order', rows.repairOrder],
      ['repair_order_line', rows.repairOrderLine],
      ['vehicle_appraisal', rows.vehicleAppraisal],
      ['vehicle_view', rows.vehicleView],
      ['vehicle_search', rows.vehicleSearch],
    ),
  finish: () => Promise.resolve(),
})

/** Lets new rows go on after the seeded ids, and tells the planner what the tables hold. */
async function finish(db: Database, stores: number): Promise<void> {
  const next = idsAfter(stores)
  await sql`select setval('oppt_id_sequence', ${next}::bigint),
    setval(pg_get_serial_sequence('contact_history', 'contact_history_id'), ${next * 10}::bigint),
    setval(pg_get_serial_sequence('past_deal', 'past_deal_id'), ${next * 10}::bigint),
    setval(pg_get_serial_sequence('repair_order', 'repair_order_id'), ${next * 10}::bigint),
    setval(pg_get_serial_sequence('vehicle_appraisal', 'vehicle_appraisal_id'), ${next * 10}::bigint),
    setval(pg_get_serial_sequence('vehicle_view', 'vehicle_view_id'), ${next * 10}::bigint),
    setval(pg_get_serial_sequence('vehicle_search', 'vehicle_search_id'), ${next * 10}::bigint),
    setval(pg_get_serial_sequence('candidate', 'candidate_id'), ${next}::bigint),
    setval(pg_get_serial_sequence('email_contact_detail', 'email_contact_detail_id'), ${next * 10}::bigint)`.execute(
    db,
  )
  await sql`analyze ${sql.join(searchedTables.map((table) => sql.table(table)))}`.execute(db)
}
