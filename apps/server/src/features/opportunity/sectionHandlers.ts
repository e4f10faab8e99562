import type { SectionData, SectionName } from '@retain/api-client/opportunity-sections'
import { findStoreDesking } from '../../access/storeDesking'
import { ApiProblem } from '../../core/apiProblem'
import type { Call } from '../../endpoints/mount'
import { findFlaggedOf } from '../flagging/flagQueries'
import { presentHistoryEntry } from '../history/presentHistoryEntry'
import { findCustomer, findLastRo } from './customerQueries'
import { findDeal } from './dealQueries'
import { findFrame, findSection, findSectionAndRecordView } from './frameQueries'
import { findContactNotes, findHistory } from './historyQueries'
import { findPaymentBasis } from './paymentQueries'
import { presentCustomer, presentLastRo } from './presentCustomer'
import { presentDeal } from './presentDeal'
import { presentFrame, presentSection } from './presentFrame'
import { presentPayment } from './presentPayment'
import { presentVehicles } from './presentVehicles'
import { findCurrentVehicle, findReplacement } from './vehicleQueries'

/** What a section is read for: the opportunity, and whoever asks. */
type SectionCall = Pick<
  Call<{ readonly opptId: string }, unknown, unknown>,
  'params' | 'caller' | 'db' | 'clock'
>

type SectionHandlers = {
  readonly [Name in SectionName]: (call: SectionCall) => Promise<SectionData[Name]>
}

/**
 * What each section of an opportunity holds, whether it is read alone or with others. What is not known is answered as
 * `null`.
 */
export const sectionHandlers: SectionHandlers = {
  frame: async ({ params, caller, db }) =>
    presentFrame(found(await findFrame(db, params.opptId, caller.userName))),

  opportunity: async ({ params, db }) => presentSection(found(await findSection(db, params.opptId))),

  equityDealCustomer: async ({ params, db }) => presentCustomer(found(await findCustomer(db, params.opptId))),

  dealInformation: async ({ params, db }) => presentDeal(found(await findDeal(db, params.opptId))),

  currentVehicle: async ({ params, db }) => {
    const [current, replacement] = await Promise.all([
      findCurrentVehicle(db, params.opptId),
      findReplacement(db, params.opptId),
    ])
    return presentVehicles(found(current), replacement)
  },

  leaseFinance: async ({ params, db, clock }) => {
    const basis = found(await findPaymentBasis(db, params.opptId))
    return presentPayment(basis, await findStoreDesking(db, basis.hyperion_id, clock()))
  },

  lastRoDealCustomer: async ({ params, db }) => presentLastRo(found(await findLastRo(db, params.opptId))),

  contactHistory: async ({ params, db }) =>
    (await findHistory(db, params.opptId)).map((entry) => presentHistoryEntry(entry)),

  flaggedAssociates: ({ params, db }) => findFlaggedOf(db, params.opptId),

  contactNotes: ({ params, db }) => findContactNotes(db, params.opptId),
}

/** What the opportunity section holds, its view being recorded. */
export const recordView = async ({
  params,
  caller,
  db,
  clock,
}: SectionCall): Promise<SectionData['opportunity']> =>
  presentSection(found(await findSectionAndRecordView(db, params.opptId, caller.userName, clock())))

/** The row of an opportunity; it may have been removed since its store was looked up. */
function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new ApiProblem('notFound', 'There is no such opportunity.')
  return row
}
