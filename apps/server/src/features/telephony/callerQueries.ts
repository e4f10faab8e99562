import type { CallerCustomer } from '@retain/domain/telephony/caller'
import { mostCallerCustomers } from '@retain/domain/telephony/caller'
import { vehicleName } from '@retain/domain/vehicle/comparison'
import type { Database } from '../../db/schema/schema'
import { foundBy } from '../quick-search/searchQueries'

/** The opportunities of some stores whose customer has a number of ten digits, the newest first. */
export async function findCallerCustomers(
  db: Database,
  hyperionIds: readonly string[],
  phone: string,
): Promise<readonly CallerCustomer[]> {
  if (hyperionIds.length === 0) return []
  const rows = await foundBy(db, { hyperionIds, queryType: 'phone', query: phone, isLoose: false })
    .select(['o.oppt_id', 'o.hyperion_id', 'o.customer_name', 'o.year', 'o.make_name', 'o.model_name'])
    .orderBy('o.oppt_id', 'desc')
    .limit(mostCallerCustomers)
    .execute()
  return rows.map((row) => ({
    opptId: row.oppt_id,
    hyperionId: row.hyperion_id,
    customerName: row.customer_name,
    vehicle: vehicleName({ year: row.year, make: row.make_name, model: row.model_name, trim: null }) || null,
  }))
}
