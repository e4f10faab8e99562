import type { DealInformation } from '@retain/domain/opportunity/sections'
import { centsOf } from '../../db/money'
import type { StoredDeal } from './dealQueries'

/** The deal section in the words of the contract. */
export const presentDeal = (row: StoredDeal): DealInformation => ({
  dealType: row.deal_type,
  dealTypeCode: row.deal_type_code,
  paymentAmt: centsOf(row.current_payment_cents),
  paymentAmtEdited: centsOf(row.payment_edited_cents),
  price: centsOf(row.price_cents),
  curVehFinanceRate: row.apr,
  curVehFinanceTerm: row.original_term,
  lender: row.lender,
  lenderCode: row.lender_code,
  annualLeaseMiles: row.annual_lease_miles,
  paymentDay: row.payment_day,
  conqDealAN: row.conq_deal_an,
  paidOff: row.paid_off,
  salesPersonName: row.salesperson_name,
  version: row.deal_version,
})
