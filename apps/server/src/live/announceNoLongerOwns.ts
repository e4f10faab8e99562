import { noLongerOwnsMessage } from '@retain/domain/live/noLongerOwns'
import { storeTag } from '@retain/domain/live/tags'
import { transact, type WriteHost } from '../commands/transact'

/** What a client says of an opportunity that it has marked No Longer Owns. */
interface Said {
  readonly tag: string
  readonly data: { readonly payload: { readonly opptId: string } }
}

/**
 * Tells a store that an opportunity is No Longer Owns, because a client says so (S-348, O-159, D-21). The client's words
 * count for nothing: the row has to have the status already, and the message is the server's own (OP-040).
 *
 * @param stores the codes of the stores that the client may listen to.
 * @returns false, and nothing is sent, when the row is of another store than the tag says, or has another status.
 */
export const announceNoLongerOwns = (
  host: WriteHost,
  stores: ReadonlySet<string>,
  { tag, data }: Said,
): Promise<boolean> =>
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
