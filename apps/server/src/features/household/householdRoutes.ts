import { listHouseholdVehicles } from '@retain/api-client/household'
import { householdPage, householdVehicles } from '@retain/domain/vehicle/householdVehicles'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount } from '../../endpoints/mount'
import { findHousehold } from './householdQueries'

/** Serves the vehicles of a customer's household, a page at a time. A household is small, and is read as a whole. */
export function mountHousehold(host: ApiHost): void {
  mount(host, listHouseholdVehicles, async ({ query, db }) => {
    const { ownVin, vehicles } = await findHousehold(db, query.opptId)
    return householdPage(householdVehicles(vehicles, ownVin), query.pageNumber, query.pageSize)
  })
}
