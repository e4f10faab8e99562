import type { Saved } from '@retain/api-client/activity'
import type { setLeadPending } from '@retain/api-client/leads'
import { compassPendingNotes } from '@retain/domain/lead/compassFlow'
import { recordedLead } from '@retain/domain/lead/recordedLead'
import { authorOf } from '../../commands/author'
import type { Clock } from '../../core/clock'
import type { DatabaseTransaction } from '../../db/schema/schema'
import type { Caller } from '../../identity/caller'
import type { Publish } from '../../outbox/transact'
import { savedContact } from '../activity/savedContact'
import { selectForWriting } from '../lock/writableOpportunity'
import { openLead } from './openLead'
import { notPending } from './recordLead'

/** What making pending needs of the call that asks for it. */
interface Request {
  readonly params: (typeof setLeadPending)['params']['_A']
  readonly query: (typeof setLeadPending)['query']['_A']
  readonly caller: Caller
  readonly clock: Clock
}

/**
 * Makes an opportunity pending for compass: its entry, its status, and the open lead with the vehicle (O-264 to O-266, OP-073).
 *
 * @throws ApiProblem `lockedByStatus`, `lockedByUser`, `notPending` where no lead can be started, `inProgress` while one is being
 * sent.
 */
export async function makePending(
  transaction: DatabaseTransaction,
  publish: Publish,
  { params, query, caller, clock }: Request,
): Promise<Saved> {
  const author = authorOf({ caller, clock })
  const row = await selectForWriting(transaction, params.id, caller.userName)
  const pending = recordedLead(row.status_code, 'pending', compassPendingNotes)
  if (pending === null) throw notPending()
  const lead = await openLead(transaction, row, 'compass', author)
  if (query.vin !== undefined)
    await transaction
      .updateTable('outgoing_lead')
      .set({ vin: query.vin })
      .where('outgoing_lead_id', '=', lead.outgoing_lead_id)
      .execute()
  return savedContact(transaction, publish, row, { ...pending, systemEntry: null }, author)
}
