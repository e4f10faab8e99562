import type { SectionData, SectionName, SectionParams } from '@retain/api-client/opportunity-sections'
import type { Nothing } from '@retain/api-client/kernel/endpoint'
import { ApiProblem } from '../../core/apiProblem'
import type { Call } from '../../endpoints/mount'
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

type SectionHandlers = {
  readonly [Name in SectionName]: (
    call: Call<SectionParams[Name], Nothing, Nothing>,
  ) => Promise<SectionData[Name]>
}

/**
 * What each section of an opportunity holds, whether it is read alone or with others. What is not known is answered as
 * `null`.
 */
export const sectionHandlers: SectionHandlers = {
  frame: async ({ params, caller, db }) =>
    presentFrame(found(await findFrame(db, params.opptId, caller.userName))),

  opportunity: async ({ params: { opptId, log }, caller, db, clock }) =>
    presentSection(
      found(
        await (log
          ? findSectionAndRecordView(db, opptId, caller.userName, clock())
          : findSection(db, opptId)),
      ),
    ),

  equityDealCustomer: async ({ params, db }) => presentCustomer(found(await findCustomer(db, params.opptId))),

  dealInformation: async ({ params, db }) => presentDeal(found(await findDeal(db, params.opptId))),

  currentVehicle: async ({ params, db }) => {
    const [current, replacement] = await Promise.all([
      findCurrentVehicle(db, params.opptId),
      findReplacement(db, params.opptId),
    ])
    return presentVehicles(found(current), replacement)
  },

  leaseFinance: async ({ params, db }) => presentPayment(found(await findPaymentBasis(db, params.opptId))),

  lastRoDealCustomer: async ({ params, db }) => presentLastRo(found(await findLastRo(db, params.opptId))),

  contactHistory: async ({ params, db }) =>
    (await findHistory(db, params.opptId)).map((entry) => presentHistoryEntry(entry)),
}

/** The row of an opportunity; it may have been removed since its store was looked up. */
function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new ApiProblem('notFound', 'There is no such opportunity.')
  return row
}
