import type { Saved } from '@retain/api-client/activity'
import { eventEntries, readEvent, type EventEntry } from '@retain/domain/activity/history/eventEntry'
import { storeTag } from '@retain/domain/live/tags'
import * as E from 'fp-ts/Either'
import { authorOf } from '../../commands/author'
import { ApiProblem } from '../../core/apiProblem'
import type { Clock } from '../../core/clock'
import type { DatabaseTransaction } from '../../db/schema/schema'
import type { Caller } from '../../identity/caller'
import { keepMessages } from '../../outbox/keepMessages'
import type { Publish } from '../../outbox/transact'
import { recordEvent } from '../history/recordContact'
import { selectForWriting } from '../lock/writableOpportunity'
import { recordNoSale } from './recordNoSale'

/** What recording an event needs of the call that asks for it. */
interface Request {
  readonly body: EventEntry
  readonly caller: Caller
  readonly clock: Clock
}

/**
 * Records an event that has no form: a vehicle chosen for the playground, a print, a lead closed without sale (O-449, OP-061). It is
 * no contact, so that the row of the logs shows what it showed.
 *
 * @throws ApiProblem `lockedByStatus`, `lockedByUser`; `invalid` for any other entry; `permission` for a print without its
 * permission; `notPending` where no lead is under way.
 */
export async function saveEvent(
  transaction: DatabaseTransaction,
  publish: Publish,
  { body, caller, clock }: Request,
): Promise<Saved> {
  const row = await selectForWriting(transaction, body.opptId, caller.userName)
  const read = readEvent(body, row.status_code, caller.roles)
  if (E.isLeft(read)) throw new ApiProblem(read.left.code, read.left.message)
  const { event, statusCode } = read.right
  const notes = read.right.notes === '' ? null : read.right.notes
  const answer = keepMessages(publish, storeTag(row.hyperion_id))
  const author = authorOf({ caller, clock })
  const entry = { ...eventEntries[event], actionResult: null, reason: null, notes, contactInfo: null }
  const recorded =
    event === 'leadNoSale'
      ? await recordNoSale(transaction, answer.publish, row, author, notes)
      : await recordEvent(transaction, answer.publish, row, entry, author)
  if (recorded === null) throw new Error('The lead that was under way is not')
  const { contactHistoryId, createDate } = recorded.entry
  return {
    contactHistoryId,
    createDate,
    statusCode,
    ...recorded,
    opptId: null,
    messages: answer.messages,
  }
}
