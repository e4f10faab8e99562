import type { Insertable } from 'kysely'
import type {
  PastDealTable,
  RepairOrderLineTable,
  RepairOrderTable,
  VehicleAppraisalTable,
} from '../db/schema/customer360Tables'
import type { Database } from '../db/schema/schema'

/** Adds an earlier deal of a customer and answers its id. */
export async function addPastDeal(
  db: Database,
  hyperionId: string,
  customerId: string,
  fields: Partial<Insertable<PastDealTable>> = {},
): Promise<string> {
  const row = await db
    .insertInto('past_deal')
    .values({ hyperion_id: hyperionId, customer_id: customerId, ...fields })
    .returning('past_deal_id')
    .executeTakeFirstOrThrow()
  return row.past_deal_id
}

/** Adds a repair order with its pieces of work and answers its id. */
export async function addRepairOrder(
  db: Database,
  hyperionId: string,
  order: Pick<Insertable<RepairOrderTable>, 'vin' | 'ro_number'> & Partial<Insertable<RepairOrderTable>>,
  work: readonly Pick<Insertable<RepairOrderLineTable>, 'description' | 'op_code' | 'amount_cents'>[] = [],
): Promise<string> {
  const { repair_order_id } = await db
    .insertInto('repair_order')
    .values({ hyperion_id: hyperionId, ...order })
    .returning('repair_order_id')
    .executeTakeFirstOrThrow()
  const lines = work.map((piece, at) => ({
    hyperion_id: hyperionId,
    repair_order_id,
    place: at + 1,
    ...piece,
  }))
  if (lines.length > 0) await db.insertInto('repair_order_line').values(lines).execute()
  return repair_order_id
}

/** Adds what a vehicle was found to be worth. */
export const addAppraisal = (
  db: Database,
  hyperionId: string,
  fields: Pick<Insertable<VehicleAppraisalTable>, 'vin' | 'appraised_at'> &
    Partial<Insertable<VehicleAppraisalTable>>,
) =>
  db
    .insertInto('vehicle_appraisal')
    .values({ hyperion_id: hyperionId, ...fields })
    .execute()
