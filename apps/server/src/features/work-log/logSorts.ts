import { sql, type Expression } from 'kysely'
import type { Sort } from '@retain/domain/sorting/sorting'
import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import type { OpportunityTable } from '../../db/schema/opportunityTables'
import { refsOf } from '../../db/refs'
import { orderOf } from '../../db/sorting'
import { shownValues } from './shownValues'

const ref = refsOf<{ o: OpportunityTable }>()

/**
 * What each column of the opportunity logs is sorted by, as SQL over `o`, the opportunity: texts by their `sortKey`,
 * figures and moments by themselves, and what a cell does not show by nothing (L-604). The one place where a column key becomes SQL; domain `rowOrder` is its other half.
 */
export const logSorts: Readonly<Record<LogColumnKey, Expression<unknown>>> = {
  customerName: sql`nullif(${ref('o.customer_name_sort')}, '')`,
  dealType: ref('o.deal_type_sort'),
  equityAmount: ref('o.equity_cents'),
  paymentDifferenceFinance: shownValues.paymentDifferenceFinance,
  paymentDifferenceLease: shownValues.paymentDifferenceLease,
  lastActionIcon: sql`lower(${shownValues.lastAction}) collate "C"`,
  lender: ref('o.lender_sort'),
  makeName: ref('o.make_sort'),
  modelName: ref('o.model_sort'),
  year: ref('o.year'),
  vehicleMileage: ref('o.vehicle_mileage'),
  newUsed: sql`lower(${ref('o.new_used')}) collate "C"`,
  note: ref('o.note_sort'),
  opptOwnerName: ref('o.owner_name_sort'),
  opptStoreName: shownValues.storeNameSort,
  paymentsLeft: ref('o.payments_left'),
  predictiveScore: shownValues.predictiveScore,
  roAmount: ref('o.ro_amount_cents'),
  roDateTime: ref('o.ro_at'),
  scan: shownValues.scan,
  status: ref('o.status_sort'),
  apptDateTime: ref('o.appt_at'),
  apr: shownValues.apr,
  contactDate: ref('o.last_contact_at'),
  currentPayment: ref('o.current_payment_cents'),
  serviceAdvisorName: ref('o.service_advisor_sort'),
  warrantyExpIcon: shownValues.warrantyIcon,
}

/** The order of a list of opportunities. */
export const logOrder = ({ orderBy, orderDirection }: Sort<LogColumnKey>) =>
  orderOf(logSorts[orderBy], orderDirection, ref('o.oppt_id'))
