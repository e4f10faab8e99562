import type { Insertable } from 'kysely'
import { statusLabels } from '@retain/domain/opportunity/status/statusLabels'
import { sortKey } from '@retain/domain/text/sortKey'
import type { SearchedOpportunity } from '@retain/domain/work-log/conditions/searchedOpportunity'
import type { OpportunityTable } from '../db/schema/opportunityTables'
import type { Database } from '../db/schema/schema'
import { at } from './testApp'

/** An opportunity of which nothing is known. */
export const unknownOpportunity = (hyperionId: string): SearchedOpportunity => ({
  hyperionId,
  apptDateTime: null,
  apr: null,
  compassStatus: null,
  contactDate: null,
  dealType: null,
  dealTypeCode: null,
  equityAmount: null,
  lastActionIcon: null,
  makeName: null,
  modelName: null,
  newUsed: null,
  opptOwnerName: null,
  paymentDifferenceFinance: null,
  paymentDifferenceLease: null,
  paymentsLeft: null,
  predictiveScore: null,
  replVehStockNo: null,
  roDateTime: null,
  roStatus: null,
  serviceStoreHyperionId: null,
  statusCode: 'NEW',
  vehicleMileage: null,
  warrantyExpIcon: null,
  year: null,
  makeId: null,
  modelId: null,
  trimId: null,
  trimLevel: null,
  color: null,
  lenderCode: null,
  sellingHyperionId: null,
  originalSalesperson: null,
  flaggedBy: [],
  hasRecall: false,
  originalTerm: null,
  purchaseDate: null,
  milesFromStore: null,
  incomingEmails: [],
})

const opportunityRow = (row: SearchedOpportunity, id: number): Insertable<OpportunityTable> => ({
  hyperion_id: row.hyperionId,
  oppt_id: id,
  customer_id: id,
  customer_name: 'Searched',
  customer_name_sort: 'searched',
  status_code: row.statusCode,
  status_sort: sortKey(statusLabels[row.statusCode]),
  compass_status: row.compassStatus,
  owner_name: row.opptOwnerName,
  original_salesperson: row.originalSalesperson,
  deal_type: row.dealType,
  deal_type_code: row.dealTypeCode,
  purchased_at: row.purchaseDate,
  lender_code: row.lenderCode,
  apr: row.apr,
  original_term: row.originalTerm,
  payments_left: row.paymentsLeft,
  equity_cents: row.equityAmount,
  payment_difference_finance_cents: row.paymentDifferenceFinance,
  payment_difference_lease_cents: row.paymentDifferenceLease,
  selling_hyperion_id: row.sellingHyperionId,
  year: row.year,
  make_name: row.makeName,
  model_name: row.modelName,
  trim_level: row.trimLevel,
  color: row.color,
  vehicle_mileage: row.vehicleMileage,
  new_used: row.newUsed,
  warranty_icon: row.warrantyExpIcon,
  has_recall: row.hasRecall,
  predictive_score: row.predictiveScore,
  replacement_stock_no: row.replVehStockNo,
  ro_status: row.roStatus,
  ro_at: row.roDateTime,
  appt_at: row.apptDateTime,
  service_hyperion_id: row.serviceStoreHyperionId,
  last_action: row.lastActionIcon,
  last_contact_at: row.contactDate,
})

let lastId = 800_000_000

/** Adds opportunities with everything that a search compares of them, and answers their ids in the same order. */
export async function addSearched(db: Database, rows: readonly SearchedOpportunity[]): Promise<string[]> {
  const listed = rows.map((row) => ({ row, id: (lastId += 1) }))
  await db
    .insertInto('opportunity')
    .values(listed.map(({ row, id }) => opportunityRow(row, id)))
    .execute()
  await db
    .insertInto('customer')
    .values(
      listed.map(({ row, id }) => ({
        hyperion_id: row.hyperionId,
        customer_id: id,
        first_name: 'Ana',
        last_name: 'Searched',
        miles_from_store: row.milesFromStore,
      })),
    )
    .execute()
  await db
    .insertInto('current_vehicle')
    .values(
      listed.map(({ row, id }) => ({
        hyperion_id: row.hyperionId,
        oppt_id: id,
        make_id: row.makeId,
        model_id: row.modelId,
        trim_id: row.trimId,
      })),
    )
    .execute()
  const flags = listed.flatMap(({ row, id }) =>
    row.flaggedBy.map((name) => ({
      hyperion_id: row.hyperionId,
      oppt_id: id,
      // Somebody who is not known goes by the user name.
      user_name: name,
      flagged_by: name,
      flagged_at: at('2026-03-01T00:00:00.000Z'),
    })),
  )
  if (flags.length > 0) await db.insertInto('opportunity_flag').values(flags).execute()
  const emails = listed.flatMap(({ row, id }) =>
    row.incomingEmails.map((received_at, place) => ({
      hyperion_id: row.hyperionId,
      inbound_contact_history_id: id * 10 + place,
      email_contact_detail_id: id * 10 + place,
      oppt_id: id,
      received_at,
    })),
  )
  if (emails.length > 0) await db.insertInto('inbound_email').values(emails).execute()
  return listed.map(({ id }) => String(id))
}
