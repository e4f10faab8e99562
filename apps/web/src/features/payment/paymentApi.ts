import { computeLeaseFinance } from '@retain/api-client/payment'
import { api, runs, type CallOptions } from '../../core/api/api'
import { dealOf, type Tag } from '../../core/api/tags'

const computes = (options: CallOptions = {}) => ({
  ...runs(computeLeaseFinance, options),
  providesTags: (
    _answer: unknown,
    _error: unknown,
    { body }: { readonly body: { readonly opptId: string } },
  ) => [dealOf(body.opptId), 'Payment'] satisfies Tag[],
})

/** The computation of payments. What was computed a moment ago is not computed again, unless the deal has changed. */
export const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    computePayments: build.query(computes()),
    /** As somebody edits the playground: no analytics are kept of it (api.md, flag D). */
    computeEdits: build.query(computes({ doNotLog: true })),
  }),
})
