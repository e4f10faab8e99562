import type { NoteBody, Saved } from '@retain/api-client/activity'
import { noteNoun, readNote } from '@retain/domain/activity/note/note'
import { recordedNote } from '@retain/domain/activity/note/recordedNote'
import { authorOf } from '../../commands/author'
import type { Clock } from '../../core/clock'
import type { DatabaseTransaction } from '../../db/schema/schema'
import { cleanHtml } from '../../email/cleanHtml'
import type { Caller } from '../../identity/caller'
import type { Publish } from '../../outbox/transact'
import { selectForWriting } from '../lock/writableOpportunity'
import { orInvalid } from '../../core/orInvalid'
import { savedContact } from './savedContact'

/** What saving a note needs of the call that asks for it. */
interface Request {
  readonly body: NoteBody
  readonly caller: Caller
  readonly clock: Clock
}

/**
 * The body of a note with what the allow-list leaves of its HTML. It waits for no database: it is done before the transaction.
 *
 * @throws ApiProblem `invalid` where nothing that shows is left, or the codes are not those of a note.
 */
export async function cleanNote(body: NoteBody): Promise<NoteBody> {
  const cleaned = { ...body, notes: await cleanHtml(body.notes) }
  const { noteText } = orInvalid(readNote(cleaned), noteNoun)
  return { ...cleaned, notes: noteText }
}

/**
 * Saves a note about the customer: its entry, the note that the row shows, and with contact made the status by OP-009 (O-448,
 * api.md 2.9).
 *
 * @param request with a body that `cleanNote` answered.
 * @throws ApiProblem `lockedByStatus`, `lockedByUser`.
 */
export async function saveNote(
  transaction: DatabaseTransaction,
  publish: Publish,
  { body, caller, clock }: Request,
): Promise<Saved> {
  const row = await selectForWriting(transaction, body.opportunityId, caller.userName)
  return savedContact(
    transaction,
    publish,
    row,
    { action: body.action, systemEntry: null, ...recordedNote(row.status_code, body) },
    authorOf({ caller, clock }),
  )
}
