import {
  getDealInfo360,
  getInventoryDetails,
  listAppraisals360,
  listCustomers360,
  listDeals360,
  listSearchHistory,
  listViewHistory,
  setEmployeeFlag,
  validateEmployee,
} from '@retain/api-client/customer-360'
import { listProtectionProducts } from '@retain/api-client/products'
import { getRoHistory, getRoLineItems } from '@retain/api-client/repair-orders'
import { withEmployeeFlag } from '@retain/domain/customer-360/customer360'
import { api, runs } from '../../core/api/api'

/**
 * What the view of a customer reads. Each part of each deal is an entry of the cache by itself, so that its failure stays with it
 * (O-360).
 */
export const customer360Api = api.injectEndpoints({
  endpoints: (build) => ({
    listCustomers360: build.query(runs(listCustomers360)),
    listDeals360: build.query(runs(listDeals360)),
    getDealInfo360: build.query(runs(getDealInfo360)),
    listAppraisals360: build.query(runs(listAppraisals360)),
    listDealProducts: build.query(runs(listProtectionProducts)),
    getRoHistory: build.query(runs(getRoHistory)),
    getRoLineItems: build.query(runs(getRoLineItems)),
    listViewHistory: build.query(runs(listViewHistory)),
    listSearchHistory: build.query(runs(listSearchHistory)),
    getInventoryDetails: build.query(runs(getInventoryDetails)),
    validateEmployee: build.query(runs(validateEmployee)),
    setEmployeeFlag: build.mutation({
      ...runs(setEmployeeFlag),
      onQueryStarted: async ({ body: { customerId } }, thunk) => {
        // What went wrong is told by the call itself.
        const answer = await thunk.queryFulfilled.catch(() => null)
        if (answer === null) return
        const { dispatch } = thunk
        const { data: flag } = answer
        for (const of of customer360Api.util.selectCachedArgsForQuery(thunk.getState(), 'listCustomers360'))
          dispatch(
            customer360Api.util.updateQueryData('listCustomers360', of, (customers) =>
              withEmployeeFlag(customers, flag),
            ),
          )
        dispatch(
          customer360Api.util.updateQueryData('validateEmployee', { query: { customerId } }, () => ({
            employeeIndicator: flag.employeeFlagActive ? 'Y' : 'N',
          })),
        )
      },
    }),
  }),
})
