import { computeLeaseFinance } from '@retain/api-client/payment'
import { getOfferTerms, listStockOffers } from '@retain/api-client/stock-offers'
import { normaliseVin } from '@retain/domain/vehicle/vin'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount } from '../../endpoints/mount'
import { computePayments } from './computePayments'
import { findOfferTerms, findStockOffers } from './findStockOffers'

/** Serves the computation of payments, and what the browser computes them from. */
export function mountPayment(host: ApiHost): void {
  mount(host, computeLeaseFinance, ({ body, db, clock }) =>
    computePayments(db, body.opptId, body.vehicles, clock()),
  )
  mount(host, getOfferTerms, ({ query, db, clock }) =>
    findOfferTerms(db, query.opptId, normaliseVin(query.vin ?? ''), clock()),
  )
  mount(host, listStockOffers, ({ query, db, clock }) =>
    findStockOffers(db, query.opptId, query.after ?? null, clock()),
  )
}
