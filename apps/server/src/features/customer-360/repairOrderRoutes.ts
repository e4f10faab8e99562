import { getRoHistory, getRoLineItems } from '@retain/api-client/repair-orders'
import { masked, maskedRoHistory } from '@retain/domain/customer-360/numbers'
import { normaliseVin } from '@retain/domain/vehicle/vin'
import { storesOfCaller } from '../../access/storeAccess'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount } from '../../endpoints/mount'
import { findRoHistory, findRoLineItems } from './repairOrderQueries'

/** Serves the repair orders of a vehicle, in all stores of the caller. */
export function mountRepairOrders(host: ApiHost): void {
  mount(host, getRoHistory, async ({ query, caller, db }) => {
    const stores = await storesOfCaller(db, caller)
    return maskedRoHistory(await findRoHistory(db, stores, normaliseVin(query.vin)), caller.roles)
  })

  mount(host, getRoLineItems, async ({ params, caller, db }) => {
    const items = await findRoLineItems(db, await storesOfCaller(db, caller), params.id)
    return items.map((item) => masked('lineItem', item, caller.roles))
  })
}
