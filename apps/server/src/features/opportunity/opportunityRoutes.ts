import {
  getContactHistory,
  getCustomerInfo,
  getDealInfo,
  getLastRoCustomer,
  getOpportunity,
  getOpportunityDetails,
  getPaymentInfo,
  getVehicleInfo,
} from '@retain/api-client/opportunity'
import type { ApiHost } from '../../endpoints/apiHost'
import { ApiProblem } from '../../core/apiProblem'
import { mount } from '../../endpoints/mount'
import { presentHistoryEntry } from '../history/presentHistoryEntry'
import { findCustomer, findLastRo } from './customerQueries'
import { findDeal } from './dealQueries'
import { findFrame, findSection, findSectionAndRecordView } from './frameQueries'
import { findHistory } from './historyQueries'
import { findPaymentBasis } from './paymentQueries'
import { presentCustomer, presentLastRo } from './presentCustomer'
import { presentDeal } from './presentDeal'
import { presentFrame, presentSection } from './presentFrame'
import { presentPayment } from './presentPayment'
import { presentVehicles } from './presentVehicles'
import { findCurrentVehicle, findReplacement } from './vehicleQueries'

/** Serves the page of an opportunity: its frame and its sections. What is not known of it is answered as `null`. */
export function mountOpportunity(host: ApiHost): void {
  mount(host, getOpportunityDetails, async ({ params, caller, db }) =>
    presentFrame(found(await findFrame(db, params.opptId, caller.userName))),
  )
  mount(host, getOpportunity, async ({ params: { opptId, log }, caller, db, clock }) =>
    presentSection(
      found(
        await (log
          ? findSectionAndRecordView(db, opptId, caller.userName, clock())
          : findSection(db, opptId)),
      ),
    ),
  )
  mount(host, getCustomerInfo, async ({ params, db }) =>
    presentCustomer(found(await findCustomer(db, params.opptId))),
  )
  mount(host, getDealInfo, async ({ params, db }) => presentDeal(found(await findDeal(db, params.opptId))))
  mount(host, getVehicleInfo, async ({ params, db }) => {
    const [current, replacement] = await Promise.all([
      findCurrentVehicle(db, params.opptId),
      findReplacement(db, params.opptId),
    ])
    return presentVehicles(found(current), replacement)
  })
  mount(host, getPaymentInfo, async ({ params, db }) =>
    presentPayment(found(await findPaymentBasis(db, params.opptId))),
  )
  mount(host, getLastRoCustomer, async ({ params, db }) =>
    presentLastRo(found(await findLastRo(db, params.opptId))),
  )
  mount(host, getContactHistory, async ({ params, db }) =>
    (await findHistory(db, params.opptId)).map((entry) => presentHistoryEntry(entry)),
  )
}

/** The row of an opportunity; it may have been removed since its store was looked up. */
function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new ApiProblem('notFound', 'There is no such opportunity.')
  return row
}
