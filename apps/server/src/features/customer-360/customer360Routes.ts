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
import { listTimeline } from '@retain/api-client/customer-timeline'
import { masked } from '@retain/domain/customer-360/numbers'
import { normaliseVin } from '@retain/domain/vehicle/vin'
import { requireCustomer } from '../../access/customerAccess'
import { storesOfCaller } from '../../access/storeAccess'
import { command } from '../../commands/command'
import { ApiProblem } from '../../core/apiProblem'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount } from '../../endpoints/mount'
import { findAppraisals } from './appraisalQueries'
import { findCustomer360, findLifetimeService, isDoNotContact } from './customerQueries'
import { findDeal360, findDeals } from './dealQueries'
import { findPerson } from './person'
import { presentCustomer360 } from './presentCustomer360'
import { presentAppraisal, presentDeal360, presentDealInfo } from './presentDeal360'
import { presentTimeline } from './presentTimeline'
import { saveEmployeeFlag } from './saveEmployeeFlag'
import { findTimeline } from './timelineQueries'
import { findInventoryDetails, findSearches, findViews } from './vehicleInterest'

/** Serves the 360 view of a customer. Amounts are left out for whoever may not see them (OP-115). */
export function mountCustomer360(host: ApiHost): void {
  mount(host, listCustomers360, async ({ query: { opptId }, caller, db }) => {
    const person = await findPerson(db, caller, opptId)
    const [row, doNotContact, lifetimeService] = await Promise.all([
      findCustomer360(db, opptId),
      isDoNotContact(db, person),
      findLifetimeService(db, person),
    ])
    return row === undefined
      ? []
      : [masked('customer', presentCustomer360(row, { doNotContact, lifetimeService }), caller.roles)]
  })

  mount(host, listDeals360, async ({ query, caller, db }) => {
    const deals = await findDeals(db, await findPerson(db, caller, query.opptId, query.customerId))
    return deals.map(presentDeal360)
  })

  mount(host, getDealInfo360, async ({ params, query, caller, db }) => {
    const deal = await findDeal360(db, await findPerson(db, caller, query.opptId), params.custDealId)
    return masked('dealInfo', presentDealInfo(deal), caller.roles)
  })

  mount(host, listAppraisals360, async ({ params, query, caller, db }) => {
    const person = await findPerson(db, caller, query.opptId)
    const deal = await findDeal360(db, person, params.custDealId)
    const appraisals = await findAppraisals(db, person.stores, deal)
    return appraisals.map((row) => masked('appraisal', presentAppraisal(row), caller.roles))
  })

  mount(host, listViewHistory, async ({ query, caller, db }) =>
    findViews(db, await findPerson(db, caller, query.opptId, query.customerId)),
  )

  mount(host, listSearchHistory, async ({ query, caller, db }) =>
    findSearches(db, await findPerson(db, caller, query.opptId, query.customerId)),
  )

  mount(host, listTimeline, async ({ query, caller, db }) => {
    const person = await findPerson(db, caller, query.opptId, query.customerId)
    return presentTimeline(await findTimeline(db, person, query.after ?? null), caller.roles)
  })

  mount(host, getInventoryDetails, async ({ query, caller, db }) => {
    const stores = await storesOfCaller(db, caller)
    const details = await findInventoryDetails(db, stores, normaliseVin(query.vin))
    if (details === undefined) throw new ApiProblem('notFound', 'None of your stores has this vehicle.')
    return masked('inventory', details, caller.roles)
  })

  mount(host, validateEmployee, async ({ query, caller, db }) => {
    const stores = await requireCustomer(db, query.customerId, caller)
    const row = await db
      .selectFrom('customer')
      .select('employee_indicator')
      .where('customer_key', '=', query.customerId)
      .where('hyperion_id', 'in', [...stores])
      .where('employee_indicator', 'is not', null)
      .orderBy('hyperion_id')
      .limit(1)
      .executeTakeFirst()
    return { employeeIndicator: row?.employee_indicator ?? null }
  })

  mount(host, setEmployeeFlag, (call) =>
    command(call, host, setEmployeeFlag, (transaction) => saveEmployeeFlag(transaction, call)),
  )
}
