import { daysBetween, parseDay } from '@retain/domain/calendar/day'
import type { Instant } from '@retain/domain/calendar/instant'
import { dayOf } from '@retain/domain/calendar/storeDay'
import { vehicleName } from '@retain/domain/vehicle/comparison'
import type { VlsInventory } from '@retain/domain/vls/vlsInventory'
import { secondsOf } from './vlsSeconds'
import { zoneOffset } from '../../identity/personClaims'
import { centsOf } from '../../db/money'
import type { Database } from '../../db/schema/schema'
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
    .select(['vin', 'stock_no', 'year', 'make_name', 'model_name', 'trim_level', 'body_type', 'color'])
    .select(['new_used', 'used_classification', 'mileage', 'selling_price_cents', 'in_stock_since'])
    .where('hyperion_id', '=', visit.hyperion_id)
    .orderBy('vin')
    .execute()
  const today = dayOf(now, zoneOffset(of.time_zone, now))
  const current = { year: of.year, make: of.make_name, model: of.model_name, trim: of.trim_level }
  return {
    storeName: of.name,
    userName: visit.full_name,
    customerName: of.customer_name,
    currentVehicle: vehicleName(current) || null,
    equityAmount: centsOf(of.equity_cents),
    currentPayment: centsOf(of.current_payment_cents),
    expiresAt: secondsOf(visit.expires_at),
    vehicles: stock.map((row) => ({
      vin: row.vin,
      stockNo: row.stock_no,
      year: row.year,
      make: row.make_name,
      model: row.model_name,
      trim: row.trim_level,
      bodyType: row.body_type,
      color: row.color,
      newOrUsed: row.new_used,
      usedClassification: row.used_classification,
      mileage: row.mileage,
      price: centsOf(row.selling_price_cents),
      daysInStock: daysSince(row.in_stock_since, today),
    })),
  }
}

function daysSince(text: string, today: ReturnType<typeof dayOf>): number {
  const since = parseDay(text)
  return since === null ? 0 : Math.max(0, daysBetween(since, today))
}
