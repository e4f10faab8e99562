import type { Saved } from '@retain/api-client/activity'
import { storeTag } from '@retain/domain/live/tags'
import type { DatabaseTransaction } from '../../db/schema/schema'
import { keepMessages } from '../../outbox/keepMessages'
import type { Publish } from '../../outbox/transact'
import { recordContact, type Author, type Contact } from '../history/recordContact'
import type { WritableOpportunity } from '../lock/writableOpportunity'

/**
 * Records a contact and answers what its form is answered, with the messages that tell the store of it (api.md 2.1 Saved).
 *
 * @param announced a message that follows those of the contact, with the opportunity's id in the answer (O-159).
 */
export async function savedContact(
  transaction: DatabaseTransaction,
  publish: Publish,
  row: WritableOpportunity,
  contact: Contact,
  author: Author,
  announced: Parameters<Publish>[1] | null = null,
): Promise<Saved> {
  const tag = storeTag(row.hyperion_id)
  const answer = keepMessages(publish, tag)
  const { entry, rowVersion } = await recordContact(transaction, answer.publish, row, contact, author)
  if (announced !== null) answer.publish(tag, announced)
  return {
    contactHistoryId: entry.contactHistoryId,
    createDate: entry.createDate,
    statusCode: contact.statusCode,
    entry,
    opptId: announced === null ? null : row.oppt_id,
    rowVersion,
    messages: answer.messages,
  }
}
