import { storeTag } from '@retain/domain/live/tags'
import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import {
  isResponded,
  mayOverride,
  type OverrideRequest,
} from '@retain/domain/work-log/contact-log/reply/replyCell'
import type { Publish } from '../../outbox/transact'
import type { DatabaseTransaction } from '../../db/schema/schema'
import { ApiProblem } from '../../core/apiProblem'
import type { Call } from '../../endpoints/mount'
import { selectContactLogRowForUpdate } from './contactLogQueries'
import { presentContactLogRow } from './presentContactLogRow'

/**
 * Says that an email needs no answer (L-226, L-546). The row goes up by one version and the store is told. An email that has
 * an answer, or of which somebody said so before, is given back as it is and nobody is told: of two people at once the
 * second finds what the first has done. The lock of the opportunity does not matter (api.md 1.2, locks), and the history
 * gets no entry: nothing was done with the customer.
 *
 * @throws ApiProblem `notFound`; `notOwner` for whoever is neither a manager nor the sender of the answered email (L-229, L-230).
 */
export async function saveOverride(
  transaction: DatabaseTransaction,
  publish: Publish,
  { body, caller, clock }: Pick<Call<unknown, unknown, OverrideRequest>, 'body' | 'caller' | 'clock'>,
): Promise<ContactLogRow> {
  const stored = await selectContactLogRowForUpdate(transaction, body)
  if (stored === undefined) throw new ApiProblem('notFound', 'There is no such email.')
  const row = presentContactLogRow(stored)
  if (!mayOverride(row, caller))
    throw new ApiProblem('notOwner', 'Only a manager and the sender can say that an email needs no response.')
  if (isResponded(row)) return row

  const overridden: ContactLogRow = {
    ...row,
    replyOverride: true,
    replyOverrideBy: caller.userName,
    replyOverrideDate: clock(),
    rowVersion: row.rowVersion + 1,
  }
  await transaction
    .updateTable('inbound_email')
    .set({
      reply_override: true,
      reply_override_by: overridden.replyOverrideBy,
      reply_override_at: overridden.replyOverrideDate,
      row_version: overridden.rowVersion,
    })
    .where('hyperion_id', '=', row.hyperionId)
    .where('inbound_contact_history_id', '=', row.inboundContactHistoryId)
    .execute()
  publish(storeTag(row.hyperionId), { type: 'CONTACT_LOG_REPLY', payload: overridden })
  return overridden
}
