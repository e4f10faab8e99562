import type { SearchedOpportunity } from '@retain/domain/work-log/conditions/searchedOpportunity'
import { ApiProblem } from '../../core/apiProblem'
import { centsOf } from '../../db/money'
import type { Database } from '../../db/schema/schema'

/**
 * What the conditions of a search compare of an opportunity: the values whose SQL stands in `conditionFieldSql`.
 *
 * @throws ApiProblem `notFound` for an unknown opportunity.
 */
export async function findSearched(db: Database, opptId: string): Promise<SearchedOpportunity> {
  const [row, flagged, emails] = await Promise.all([
    ownRow(db, opptId),
    flaggedBy(db, opptId),
    incomingEmails(db, opptId),
  ])
  if (row === undefined) throw new ApiProblem('notFound', 'There is no such opportunity.')
  return {
    hyperionId: row.hyperion_id,
    apptDateTime: row.appt_at,
    apr: row.apr,
    compassStatus: row.compass_status,
    contactDate: row.last_contact_at,
    dealType: row.deal_type,
    dealTypeCode: row.deal_type_code,
    equityAmount: centsOf(row.equity_cents),
    lastActionIcon: row.last_action,
    makeName: row.make_name,
    modelName: row.model_name,
    newUsed: row.new_used,
    opptOwnerName: row.owner_name,
    paymentDifferenceFinance: centsOf(row.payment_difference_finance_cents),
    paymentDifferenceLease: centsOf(row.payment_difference_lease_cents),
    paymentsLeft: row.payments_left,
    predictiveScore: row.predictive_score,
    replVehStockNo: row.replacement_stock_no,
    roDateTime: row.ro_at,
    roStatus: row.ro_status,
    serviceStoreHyperionId: row.service_hyperion_id,
    statusCode: row.status_code,
    vehicleMileage: row.vehicle_mileage,
    warrantyExpIcon: row.warranty_icon,
    year: row.year,
    makeId: row.make_id,
    modelId: row.model_id,
    trimId: row.trim_id,
    trimLevel: row.trim_level,
    color: row.color,
    lenderCode: row.lender_code,
    sellingHyperionId: row.selling_hyperion_id,
    originalSalesperson: row.original_salesperson,
    flaggedBy: flagged.map(({ name }) => name),
    hasRecall: row.has_recall,
    originalTerm: row.original_term,
    purchaseDate: row.purchased_at,
    milesFromStore: row.miles_from_store,
    incomingEmails: emails.map(({ received_at }) => received_at),
  }
}

const ownRow = (db: Database, opptId: string) =>
  db
    .selectFrom('opportunity as o')
    .leftJoin('current_vehicle as v', (join) =>
      join.onRef('v.hyperion_id', '=', 'o.hyperion_id').onRef('v.oppt_id', '=', 'o.oppt_id'),
    )
    .leftJoin('customer as c', (join) =>
      join.onRef('c.hyperion_id', '=', 'o.hyperion_id').onRef('c.customer_id', '=', 'o.customer_id'),
    )
    .selectAll('o')
    .select(['v.make_id', 'v.model_id', 'v.trim_id', 'c.miles_from_store'])
    .where('o.oppt_id', '=', opptId)
    .executeTakeFirst()

const flaggedBy = (db: Database, opptId: string) =>
  db
    .selectFrom('opportunity as o')
    .innerJoin('opportunity_flag as f', (join) =>
      join.onRef('f.hyperion_id', '=', 'o.hyperion_id').onRef('f.oppt_id', '=', 'o.oppt_id'),
    )
    .leftJoin('app_user as u', 'u.user_name', 'f.user_name')
    .select((eb) => eb.fn.coalesce('u.full_name', 'f.user_name').as('name'))
    .where('o.oppt_id', '=', opptId)
    .orderBy('f.flagged_at')
    .orderBy('f.user_name')
    .execute()

const incomingEmails = (db: Database, opptId: string) =>
  db
    .selectFrom('opportunity as o')
    .innerJoin('inbound_email as e', (join) =>
      join.onRef('e.hyperion_id', '=', 'o.hyperion_id').onRef('e.oppt_id', '=', 'o.oppt_id'),
    )
    .select('e.received_at')
    .where('o.oppt_id', '=', opptId)
    .orderBy('e.received_at')
    .execute()
