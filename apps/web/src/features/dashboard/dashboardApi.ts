import { getDashboard, searchActivity } from '@retain/api-client/dashboard'
import { api, runs } from '../../core/api/api'

/** What managers count. Figures that are shown again are asked for again: what happened meanwhile counts. */
export const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDashboard: build.query(runs(getDashboard, { onFailure: 'log' })),
    searchActivity: build.query(runs(searchActivity, { onFailure: 'log' })),
  }),
})

export const { useGetDashboardQuery, useSearchActivityQuery } = dashboardApi
