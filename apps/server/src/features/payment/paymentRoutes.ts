import { computeLeaseFinance } from '@retain/api-client/payment'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount } from '../../endpoints/mount'
import { computePayments } from './computePayments'

/** Serves the computation of payments. */
export function mountPayment(host: ApiHost): void {
  mount(host, computeLeaseFinance, ({ body, db }) => computePayments(db, body.opptId, body.vehicles))
}
