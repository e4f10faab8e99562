import { noLongerOwnsMessage } from '@retain/domain/live/noLongerOwns'
import { storeTag } from '@retain/domain/live/tags'
import type { TakeMessage } from '../../live/connection'
import { transact } from '../../outbox/transact'

/**
 * Tells a store that an opportunity is No Longer Owns, because a client says so (S-348, O-159, D-21). The client's words
 * count for nothing: the row has to have the status already, and the message is the server's own (OP-040).
 *
 * @returns false, and nothing is sent, when the row is of another store than the tag says, or has another status.
 */
export const announceNoLongerOwns: TakeMessage = (host, stores, { tag, data }) =>
  transact(host, async (transaction, publish) => {
    const { opptId } = data.payload
    const row = await transaction
      .selectFrom('opportunity')
      .select(['hyperion_id', 'status_code'])
      .where('oppt_id', '=', opptId)
      .executeTakeFirst()
    if (row?.status_code !== 'NLO') return false
    const hyperionId = row.hyperion_id
    if (!stores.has(hyperionId) || tag !== storeTag(hyperionId)) return false
    publish(tag, noLongerOwnsMessage({ opptId, hyperionId }))
    return true
  })
