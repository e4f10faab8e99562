import type { Appraisal360, DealInfo360, ListedDeal360 } from '@retain/domain/customer-360/customer360'
import { centsOf } from '../../db/money'
import type { StoredDeal360 } from './dealQueries'

/** A deal in the words of the contract. A conquest deal is of the kind that its code names. */
export const presentDeal360 = (deal: StoredDeal360): ListedDeal360 => ({
  custDealId: deal.custDealId,
  opptId: deal.kind === 'current' ? deal.oppt_id : null,
  vehicle: {
    vin: deal.vin,
    year: deal.year,
    make: deal.make_name,
    model: deal.model_name,
    trim: deal.trim_level,
    color: deal.color,
    mileage: deal.mileage,
  },
  contractDate: deal.contract_at,
  dealType: (deal.kind === 'current' ? deal.deal_type_code : null) ?? deal.deal_type,
  statusFlg: deal.status_flg,
  coBuyer: deal.co_buyer,
  sellingStoreHyperionId: deal.selling_hyperion_id,
  sellingStoreName: deal.selling_store_name,
})

/** What a deal cost, in the words of the contract. */
export const presentDealInfo = (deal: StoredDeal360): DealInfo360 => ({
  price: centsOf(deal.price_cents),
  payment: centsOf(deal.payment_cents),
  rate: deal.rate,
  term: deal.term,
  lender: deal.lender,
  payoff: centsOf(deal.payoff_cents),
})

/** An appraisal in the words of the contract. */
export const presentAppraisal = (row: {
  readonly appraised_at: Appraisal360['appraisalDate']
  readonly source: string | null
  readonly value_cents: string | null
  readonly mileage: number | null
}): Appraisal360 => ({
  appraisalDate: row.appraised_at,
  source: row.source,
  value: centsOf(row.value_cents),
  mileage: row.mileage,
})
