import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'

/**
 * What each column of the opportunity logs is sorted by, as SQL over `o`, the opportunity: texts by their `sortKey`,
 * figures and moments by themselves. The one place where a column key becomes SQL; domain `rowOrder` is its other half.
 */
export const logSorts: Readonly<Record<LogColumnKey, string>> = {
  customerName: "nullif(o.customer_name_sort, '')",
  dealType: 'o.deal_type_sort',
  equityAmount: 'o.equity_cents',
  paymentDifferenceFinance: 'o.payment_difference_finance_cents',
  paymentDifferenceLease: 'o.payment_difference_lease_cents',
  lastActionIcon: 'lower(o.last_action) collate "C"',
  lender: 'o.lender_sort',
  makeName: 'o.make_sort',
  modelName: 'o.model_sort',
  year: 'o.year',
  vehicleMileage: 'o.vehicle_mileage',
  newUsed: 'lower(o.new_used) collate "C"',
  note: 'o.note_sort',
  opptOwnerName: 'o.owner_name_sort',
  opptStoreName: 'o.selling_store_sort',
  paymentsLeft: 'o.payments_left',
  predictiveScore: 'o.predictive_score',
  roAmount: 'o.ro_amount_cents',
  roDateTime: 'o.ro_at',
  scan: 'o.scan',
  status: 'o.status_sort',
  apptDateTime: 'o.appt_at',
  apr: 'o.apr',
  contactDate: 'o.last_contact_at',
  currentPayment: 'o.current_payment_cents',
  serviceAdvisorName: 'o.service_advisor_sort',
  warrantyExpIcon: 'o.warranty_icon',
}
