import type { Complaint } from '@retain/domain/activity/email/incoming/complaint'
import type { DeliveryReport } from '@retain/domain/activity/email/incoming/deliveryReport'
import type { IncomingEmail } from '@retain/domain/activity/email/incoming/incomingEmail'
import { answeredIds } from '@retain/domain/activity/email/incoming/messageIds'
import type { Clock } from '../../core/clock'
import type { DatabaseTransaction } from '../../db/schema/schema'
import { addressKey, flagAddress } from '../../features/email/addresses/addressFlags'
import { returnEmail } from '../../features/email/sending/settleEmail'
import type { Publish } from '../../outbox/transact'
import { findSentEmail } from './findDestination'
import type { OwnAddress, ReadOwnAddress } from './ownAddress'

/** What a report is heeded with. */
interface ReportCall {
  readonly transaction: DatabaseTransaction
  readonly publish: Publish
  readonly own: OwnAddress
  readonly clock: Clock
}

/** The email that an address of ours names. */
const findSigned = (transaction: DatabaseTransaction, own: OwnAddress | null) =>
  own?.state === 'signed'
    ? transaction
        .selectFrom('outgoing_email')
        .select(['outgoing_email_id', 'email_to'])
        .where('outgoing_email_id', '=', own.place.outgoingEmailId)
        .where('hyperion_id', '=', own.place.hyperionId)
        .executeTakeFirst()
    : Promise.resolve(undefined)

/**
 * The email of ours that one of these ids names.
 *
 * @param sentTo where given, an email to this address alone is meant.
 */
async function findByIds(transaction: DatabaseTransaction, ids: readonly string[], sentTo?: string) {
  for (const messageId of ids) {
    const sent = await findSentEmail(transaction, messageId)
    if (sent === undefined) continue
    if (sentTo === undefined || addressKey(sent.email_to) === addressKey(sentTo)) return sent
  }
  return undefined
}

/**
 * A mail server reports what became of an email of ours. One that could not be delivered has failed, and its address is not
 * written to again where the address is at fault. Only a report that names our email by what nobody else can know is believed.
 */
export async function heedReport(
  { transaction, publish, own, clock }: ReportCall,
  report: DeliveryReport,
): Promise<void> {
  if (report.outcome !== 'failed') return
  const sent = (await findSigned(transaction, own)) ?? (await findByIds(transaction, report.messageIds))
  if (sent === undefined) return
  await returnEmail(transaction, publish, sent.outgoing_email_id, clock)
  if (report.isAddressFault) await flagAddress(transaction, sent.email_to, 'bounced', clock())
}

/** A customer has reported an email of ours as spam, or wants no more: the address gets none. It is believed like a report. */
export async function heedComplaint(
  { transaction, own, clock }: Omit<ReportCall, 'publish'>,
  { wish, messageIds, answerAddresses }: Complaint,
  readOwnAddress: ReadOwnAddress,
): Promise<void> {
  let sent = (await findSigned(transaction, own)) ?? (await findByIds(transaction, messageIds))
  for (const address of answerAddresses) sent ??= await findSigned(transaction, await readOwnAddress(address))
  if (sent === undefined) return
  if (wish === 'complaint') await flagAddress(transaction, sent.email_to, 'complaint', clock())
  await flagAddress(transaction, sent.email_to, 'unsubscribed', clock())
}

/**
 * A customer wishes for no more emails: the address that the answered email went to gets none. The wish is believed where it comes to
 * a signed address, or from the very address that an email of ours went to and answers it by its id: anybody can write somebody
 * else's address into From, and would silence them.
 *
 * @returns whether it was believed.
 */
export async function heedWish(
  { transaction, own, clock }: Omit<ReportCall, 'publish'>,
  { from, headers }: IncomingEmail,
): Promise<boolean> {
  const sent =
    (await findSigned(transaction, own)) ?? (await findByIds(transaction, answeredIds(headers), from))
  if (sent === undefined) return false
  await flagAddress(transaction, sent.email_to, 'unsubscribed', clock())
  return true
}
