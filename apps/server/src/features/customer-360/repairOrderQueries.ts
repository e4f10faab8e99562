import {
  orderedRepairOrders,
  roSummary,
  workText,
  type RoHistory,
  type RoLineItem,
} from '@retain/domain/customer-360/repairOrders'
import { sql } from 'kysely'
import { ApiProblem } from '../../core/apiProblem'
import { centsOf } from '../../db/money'
import type { Database } from '../../db/schema/schema'

/** The first pieces of work of an order are what it is called by. */
const namingLines = 2

/** The visits of a vehicle to the workshops of some stores, newest first. */
export async function findRoHistory(
  db: Database,
  stores: readonly string[],
  vin: string,
): Promise<RoHistory> {
  const rows = await db
    .selectFrom('repair_order as r')
    .leftJoin('repair_order_line as l', (join) =>
      join
        .onRef('l.hyperion_id', '=', 'r.hyperion_id')
        .onRef('l.repair_order_id', '=', 'r.repair_order_id')
        .on('l.place', '<=', namingLines),
    )
    .selectAll('r')
    .select(
      sql<readonly string[]>`coalesce(array_agg(l.description order by l.place)
        filter (where l.place is not null), '{}')`.as('work'),
    )
    .where('r.hyperion_id', 'in', [...stores])
    .where('r.vin', '=', vin)
    .groupBy(['r.hyperion_id', 'r.repair_order_id'])
    .execute()
  const orders = orderedRepairOrders(
    rows.map((row) => ({
      roNumber: row.ro_number,
      roDate: row.ro_at,
      roStatus: row.ro_status,
      roTagNumber: row.ro_tag_number,
      roAmount: centsOf(row.ro_amount_cents),
      work: workText(row.work),
      mileage: row.mileage,
      lineItemId: row.work.length === 0 ? null : row.repair_order_id,
    })),
  )
  return { vin, roSummary: roSummary(orders), roHistory: orders }
}

/**
 * The pieces of work of a repair order of one of some stores.
 *
 * @throws ApiProblem `notFound` for an order that none of the stores has.
 */
export async function findRoLineItems(
  db: Database,
  stores: readonly string[],
  repairOrderId: string,
): Promise<readonly RoLineItem[]> {
  const order = await db
    .selectFrom('repair_order')
    .select('hyperion_id')
    .where('hyperion_id', 'in', [...stores])
    .where('repair_order_id', '=', repairOrderId)
    .executeTakeFirst()
  if (order === undefined) throw new ApiProblem('notFound', 'There is no such repair order.')
  const lines = await db
    .selectFrom('repair_order_line')
    .select(['place', 'description', 'op_code', 'amount_cents'])
    .where('hyperion_id', '=', order.hyperion_id)
    .where('repair_order_id', '=', repairOrderId)
    .orderBy('place')
    .execute()
  return lines.map((line) => ({
    lineItemId: String(line.place),
    description: line.description,
    opCode: line.op_code,
    amount: centsOf(line.amount_cents),
  }))
}
