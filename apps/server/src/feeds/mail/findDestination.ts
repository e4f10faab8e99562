import { answeredIds } from '@retain/domain/activity/email/incoming/messageIds'
import type { IncomingEmail } from '@retain/domain/activity/email/incoming/incomingEmail'
import { closedTypeStatuses } from '@retain/domain/opportunity/status/statusGroups'
import type { DatabaseTransaction } from '../../db/schema/schema'
import { addressKey } from '../../features/email/addresses/addressFlags'
import type { SentPlace } from '../../features/email/addresses/signedAddress'
import type { OwnAddress } from './ownAddress'

/** Where an email belongs. */
export interface Destination {
  readonly hyperionId: string
  readonly opptId: string
  /** The email that it answers; `null` for one that nobody asked for. */
  readonly parentEmailContactDetailId: string | null
  /** Whose answer it was sent as: the address of ours that wrote the email that it answers. */
  readonly answeredAddress: string | null
}

/** The store that an email came to; `null` for one to the postmaster. */
export const storeOf = (own: OwnAddress): string | null =>
  own.state === 'signed' ? own.place.hyperionId : own.state === 'store' ? own.hyperionId : null

/**
 * Where an email belongs: by the signed address that it answers, then by the emails that it names, then to the one customer of the
 * store with its sender's address. `null` for one that belongs to nobody that is known.
 */
export async function findDestination(
  transaction: DatabaseTransaction,
  own: OwnAddress,
  mail: IncomingEmail,
): Promise<Destination | null> {
  const hyperionId = storeOf(own)
  if (hyperionId === null) return null
  return (
    (own.state === 'signed' ? await bySentEmail(transaction, own.place) : null) ??
    (await byAnswered(transaction, hyperionId, answeredIds(mail.headers))) ??
    (await byCustomer(transaction, hyperionId, mail.from))
  )
}

/** The email that a signed address names, as long as its opportunity is one of the store. */
async function bySentEmail(
  transaction: DatabaseTransaction,
  { hyperionId, opptId, outgoingEmailId }: SentPlace,
): Promise<Destination | null> {
  const row = await transaction
    .selectFrom('opportunity as o')
    .leftJoin('outgoing_email as m', (join) =>
      join
        .onRef('m.hyperion_id', '=', 'o.hyperion_id')
        .onRef('m.oppt_id', '=', 'o.oppt_id')
        .on('m.outgoing_email_id', '=', outgoingEmailId),
    )
    .select(['m.email_contact_detail_id', 'm.email_from'])
    .where('o.hyperion_id', '=', hyperionId)
    .where('o.oppt_id', '=', opptId)
    .executeTakeFirst()
  return row === undefined
    ? null
    : {
        hyperionId,
        opptId,
        parentEmailContactDetailId: row.email_contact_detail_id,
        answeredAddress: row.email_from,
      }
}

/** Our own ids of emails, `<row>.<key>@<host>`. */
const sentId = /^(\d{1,18})\.([^@]+)@/

/**
 * The email of ours that an id names; `undefined` for an id that we did not give out. The key in it is known to nobody but who
 * got the email.
 */
export async function findSentEmail(transaction: DatabaseTransaction, messageId: string) {
  const [, outgoingEmailId, key] = sentId.exec(messageId) ?? []
  if (outgoingEmailId === undefined || key === undefined) return undefined
  return transaction
    .selectFrom('outgoing_email')
    .select(['outgoing_email_id', 'hyperion_id', 'oppt_id', 'email_to'])
    .where('outgoing_email_id', '=', outgoingEmailId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

/** The nearest email that one answers or follows and that the store knows: one of ours, or an earlier one of the customer. */
async function byAnswered(
  transaction: DatabaseTransaction,
  hyperionId: string,
  ids: readonly string[],
): Promise<Destination | null> {
  for (const messageId of ids) {
    const sent = await findSentEmail(transaction, messageId)
    if (sent?.hyperion_id === hyperionId) {
      const place = { hyperionId, opptId: sent.oppt_id, outgoingEmailId: sent.outgoing_email_id }
      const found = await bySentEmail(transaction, place)
      if (found !== null) return found
    }
    const earlier = await transaction
      .selectFrom('incoming_email as i')
      .innerJoin('email_contact_detail as e', (join) =>
        join
          .onRef('e.hyperion_id', '=', 'i.hyperion_id')
          .onRef('e.email_contact_detail_id', '=', 'i.email_contact_detail_id'),
      )
      .innerJoin('opportunity as o', (join) =>
        join.onRef('o.hyperion_id', '=', 'e.hyperion_id').onRef('o.oppt_id', '=', 'e.oppt_id'),
      )
      .select(['e.oppt_id', 'e.email_contact_detail_id'])
      .where('i.hyperion_id', '=', hyperionId)
      .where('i.message_id', '=', messageId)
      .where('i.state', '=', 'assigned')
      .executeTakeFirst()
    if (earlier !== undefined)
      return {
        hyperionId,
        opptId: earlier.oppt_id,
        parentEmailContactDetailId: earlier.email_contact_detail_id,
        answeredAddress: null,
      }
  }
  return null
}

/** The opportunity of the one customer with an address: one that is worked on before a closed one, then the last contacted. */
async function byCustomer(
  transaction: DatabaseTransaction,
  hyperionId: string,
  address: string,
): Promise<Destination | null> {
  const key = addressKey(address)
  if (key === '') return null
  const rows = await transaction
    .selectFrom('customer as c')
    .innerJoin('opportunity as o', (join) =>
      join.onRef('o.hyperion_id', '=', 'c.hyperion_id').onRef('o.customer_id', '=', 'c.customer_id'),
    )
    .select(['c.customer_id', 'o.oppt_id'])
    .where('c.hyperion_id', '=', hyperionId)
    .where((eb) =>
      eb.or([
        eb(eb.fn<string>('lower', ['c.email']), '=', key),
        eb(eb.fn<string>('lower', ['c.ndd_email']), '=', key),
      ]),
    )
    .orderBy((eb) => eb('o.status_code', 'in', [...closedTypeStatuses]))
    .orderBy('o.last_contact_at', (order) => order.desc().nullsLast())
    .orderBy('o.oppt_id', 'desc')
    .limit(50)
    .execute()
  const [first] = rows
  return first === undefined || rows.some(({ customer_id }) => customer_id !== first.customer_id)
    ? null
    : { hyperionId, opptId: first.oppt_id, parentEmailContactDetailId: null, answeredAddress: null }
}
