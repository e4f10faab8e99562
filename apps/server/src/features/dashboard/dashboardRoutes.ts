import { getDashboard } from '@retain/api-client/dashboard'
import { dayOf } from '@retain/domain/calendar/storeDay'
import { periodDays } from '@retain/domain/dashboard/dashboardPeriod'
import { storesOfCaller } from '../../access/storeAccess'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount } from '../../endpoints/mount'
import { offsetOf } from '../../identity/offsetOf'
import { findDashboard } from './findDashboard'

/** Serves the manager's page: what the associates of one store, or of all stores of the caller, have done. */
export function mountDashboard(host: ApiHost): void {
  mount(host, getDashboard, async ({ query, caller, db, clock }) => {
    const { hyperionId, period, groupBy } = query
    const days = periodDays(period, dayOf(clock(), offsetOf(caller, hyperionId)))
    const stores = query.stores === 'all' ? await storesOfCaller(db, caller) : [hyperionId]
    return findDashboard(db, caller, { days, stores, groupBy })
  })
}
