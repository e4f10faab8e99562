import type { Instant } from '@retain/domain/calendar/instant'
import { vehicleName } from '@retain/domain/vehicle/comparison'
import type { VlsInventory } from '@retain/domain/vls/vlsInventory'
import { secondsOf } from './vlsSeconds'
import { dayInZone } from '../../identity/personClaims'
import { centsOf } from '../../db/money'
import type { Database } from '../../db/schema/schema'
import { listedColumns, presentListed } from '../stock/presentListed'
import type { findVisit } from './vlsVisits'

/** What the window of a visit shows: the stock of its store, and for whom a vehicle is looked for. */
export async function findInventory(
  db: Database,
  visit: Awaited<ReturnType<typeof findVisit>>,
  now: Instant,
): Promise<VlsInventory> {
  const of = await db
    .selectFrom('opportunity as o')
    .innerJoin('store as s', 's.hyperion_id', 'o.hyperion_id')
    .select(['s.name', 's.time_zone', 'o.customer_name', 'o.year', 'o.make_name', 'o.model_name'])
    .select(['o.trim_level', 'o.equity_cents', 'o.current_payment_cents'])
    .where('o.hyperion_id', '=', visit.hyperion_id)
    .where('o.oppt_id', '=', visit.oppt_id)
    .executeTakeFirstOrThrow()
  const stock = await db
    .selectFrom('stock_vehicle')
    .select(listedColumns)
    .where('hyperion_id', '=', visit.hyperion_id)
    .orderBy('vin')
    .execute()
  const today = dayInZone(of.time_zone, now)
  const current = { year: of.year, make: of.make_name, model: of.model_name, trim: of.trim_level }
  return {
    storeName: of.name,
    userName: visit.full_name,
    customerName: of.customer_name,
    currentVehicle: vehicleName(current) || null,
    equityAmount: centsOf(of.equity_cents),
    currentPayment: centsOf(of.current_payment_cents),
    expiresAt: secondsOf(visit.expires_at),
    vehicles: stock.map((row) => presentListed(row, today)),
  }
}
