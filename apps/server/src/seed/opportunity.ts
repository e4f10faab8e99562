import type { Loan } from '@retain/domain/payment/loan'
import { statusLabels } from '@retain/domain/opportunity/status/statusLabels'
import { sortKey } from '@retain/domain/text/sortKey'
import { sharesCustomer } from './cast'
import { writeHistory } from './history'
import { draftOpportunity, type OpportunityDraft } from './opportunityDraft'
import { opportunityRow } from './opportunityRow'
import { appraisalRows, interestRows } from './interestRows'
import { householdRows, offerRows, productRows } from './panelRows'
import { pastValueRows } from './pastValues'
import { pastRows } from './pastDeals'
import { visitRows } from './repairOrderRows'
import { randomOf, type Random } from './random'
import {
  entryIdOf,
  replacedIdOf,
  type FlagRow,
  type HistoryRow,
  type OpportunityRow,
  type SeedRows,
  type StoreContext,
} from './seedRows'
import { stockRows } from './stock'
import { makeTimeline } from './timeline'
import { currentVehicleRow, offeredColumns, replacementRow } from './vehicleRows'
import { longNote, serviceNote } from './words'

/** The rows of one opportunity, and the loan that its payoff was reckoned from. */
export interface SeedOpportunity extends SeedRows {
  readonly loan: Loan | null
}

/** Makes the rows of one opportunity of a store: the same for the same store, index and day. */
export function makeOpportunity(context: StoreContext, index: number): SeedOpportunity {
  const random = randomOf(`${context.store.hyperionId}/${index}`)
  const draft = draftOpportunity(random, context, index)
  const { customer, opptId, thread, plan, people } = draft
  const timeline = makeTimeline(random, context.clock, draft.status, thread, draft.signed.daysAgo)
  const model = draft.file.vehicle.catalogueModel.model
  const history = writeHistory(
    random,
    { context, opptId, customer, model, isLease: plan.funding === 'lease', author: people.author, thread },
    timeline,
  )
  const row = opportunityRow(random, draft, timeline, noteOf(random, draft, history.entries))
  const wasReplaced = draft.part.wasReplaced === true || random.chance(0.006)
  const replaced = wasReplaced ? replacedRow(random, draft, row) : null
  const vehicle = currentVehicleRow(random, draft)
  const offered = draft.replacement === null ? null : offeredColumns(random, draft.replacement)
  const replacement = replacementRow(draft, offered)
  // The row that was left behind shows the same vehicles.
  const ids = replaced ? [replaced.row.oppt_id, opptId] : [opptId]
  const past = pastRows(draft)
  const visits = visitRows(draft)
  return {
    customer: sharesCustomer(index) ? [] : [customer, ...past.customer],
    opportunity: replaced ? [replaced.row, row] : [row],
    currentVehicle: ids.map((id) => ({ ...vehicle, oppt_id: id })),
    replacementVehicle: replacement === null ? [] : ids.map((id) => ({ ...replacement, oppt_id: id })),
    stockVehicle: stockRows(draft, offered),
    opportunityValue: pastValueRows(draft),
    contactHistory: replaced ? [replaced.entry, ...history.entries] : history.entries,
    emailContactDetail: history.emails,
    inboundEmail: history.inbound,
    opportunityFlag: random.chance(0.012) ? flagsOf(random, draft) : [],
    householdVehicle: sharesCustomer(index) ? [] : householdRows(draft),
    offer: offerRows(draft),
    protectionProduct: productRows(draft),
    pastDeal: past.pastDeal,
    pastDealProduct: past.pastDealProduct,
    repairOrder: [...visits.repairOrder, ...past.repairOrder],
    repairOrderLine: [...visits.repairOrderLine, ...past.repairOrderLine],
    vehicleAppraisal: appraisalRows(draft),
    ...interestRows(draft),
    loan: draft.deal.loan,
  }
}

/** What the row shows as its note: the newest of its history, else what the service drive wrote. */
function noteOf(random: Random, draft: OpportunityDraft, entries: readonly HistoryRow[]): string | null {
  const newest = entries.findLast(({ notes }) => notes !== null)
  if (newest) return newest.notes
  if (draft.visit.roStatus === null || !random.chance(0.3)) return null
  const model = draft.file.vehicle.catalogueModel.model
  return random.chance(0.15) ? longNote(random, model) : serviceNote(random)
}

/** The row that was left behind when the opportunity got another owner (OP-071): a duplicate, closed for good. */
function replacedRow(
  random: Random,
  { context, index, signed }: OpportunityDraft,
  row: OpportunityRow,
): { readonly row: OpportunityRow; readonly entry: HistoryRow } {
  const { staff, clock, store } = context
  const opptId = replacedIdOf(store, index)
  const before = random.pick(staff.salespeople)
  const changedAt = clock.at(Math.min(signed.daysAgo - 1, random.integer(3, 200)), 15 * 60)
  return {
    row: {
      ...row,
      oppt_id: opptId,
      row_version: 2,
      status_code: 'DUPE',
      status_sort: sortKey(statusLabels.DUPE),
      compass_status: null,
      compass_status_description: null,
      owner_user_name: before.userName,
      owner_name: before.fullName,
      owner_name_sort: sortKey(before.fullName),
      lead_id: null,
      elead_id: null,
      ext_svc_in_progress: false,
      last_action: null,
      last_contact_at: null,
      note: null,
      note_sort: null,
      locked_by_user_name: null,
      locked_by_name: null,
      locked_at: null,
    },
    entry: {
      hyperion_id: store.hyperionId,
      contact_history_id: entryIdOf(opptId, 0),
      oppt_id: opptId,
      contact_type: 'ChangeOwner',
      contact_action: null,
      action_result: null,
      reason: null,
      notes: null,
      contact_info: null,
      created_by: random.pick(staff.managers).userName,
      created_at: changedAt,
      email_contact_detail_id: null,
      delivery: null,
    },
  }
}

/** One or two people flag an opportunity, or their manager does it for them. */
function flagsOf(random: Random, { context, opptId }: OpportunityDraft): readonly FlagRow[] {
  const { staff, clock, store } = context
  const first = random.integer(0, staff.salespeople.length - 1)
  const flaggers = staff.salespeople.slice(first, first + random.integer(1, 2))
  return flaggers.map(({ userName }) => ({
    hyperion_id: store.hyperionId,
    oppt_id: opptId,
    user_name: userName,
    flagged_by: random.chance(0.4) ? random.pick(staff.managers).userName : userName,
    flagged_at: clock.at(random.integer(1, 60), random.integer(9 * 60, 18 * 60)),
  }))
}
