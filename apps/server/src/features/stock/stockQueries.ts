import type { InferResult } from 'kysely'
import type { Database } from '../../db/schema/schema'

const stockOf = (db: Database, hyperionId: string) =>
  db.selectFrom('stock_vehicle').selectAll().where('hyperion_id', '=', hyperionId)

/** A vehicle in stock, with the terms that its payments are reckoned from. */
export type StoredStockVehicle = InferResult<ReturnType<typeof stockOf>>[number]

/**
 * The vehicles in stock with one of the VINs, in the order of the VINs; one that is not in stock, or no longer, is left out.
 *
 * @param vins in upper case.
 */
export async function findStockByVins(
  db: Database,
  hyperionId: string,
  vins: readonly string[],
): Promise<readonly StoredStockVehicle[]> {
  if (vins.length === 0) return []
  const found = await stockOf(db, hyperionId).where('vin', 'in', vins).execute()
  const byVin = new Map(found.map((row) => [row.vin, row]))
  return [...new Set(vins)].flatMap((vin) => byVin.get(vin) ?? [])
}

/**
 * Vehicles in stock by VIN, so many after one of them, and how many there are in all.
 *
 * @param after `null` for the first ones.
 */
export async function findStockPage(
  db: Database,
  hyperionId: string,
  after: string | null,
  size: number,
): Promise<{ readonly rows: readonly StoredStockVehicle[]; readonly total: number }> {
  const rows = await stockOf(db, hyperionId)
    .where('vin', '>', after ?? '')
    .orderBy('vin')
    .limit(size)
    .execute()
  const { total } = await db
    .selectFrom('stock_vehicle')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where('hyperion_id', '=', hyperionId)
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}
