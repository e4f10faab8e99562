import { id, nullable, opptId, textUpTo } from '@retain/api-client/kernel/codecs'
import { outsideEvent } from '@retain/api-client/outsideEvent'
import { entryOfAction } from '@retain/domain/activity/history/entryOfAction'
import { storeTag } from '@retain/domain/live/tags'
import { statusAfterContact } from '@retain/domain/opportunity/status/statusAfterContact'
import { sortKey } from '@retain/domain/text/sortKey'
import { recordContact } from '../features/history/recordContact'
import { notify } from '../features/alerts/notify'
import { selectContactLogRowForUpdate } from '../features/contact-log/contactLogQueries'
import { presentContactLogRow } from '../features/contact-log/presentContactLogRow'
import { cleanHtml } from '../email/cleanHtml'
import { alertOf } from '../features/alerts/alertOf'
import { feed, type FeedCall } from './feed'
import { lockOpportunityOfEvent } from './lockOpportunityOfEvent'

const codes = { action: 'IN_EMAIL', actionResult: 'CONTACTED' } as const

/**
 * A customer's email was matched to an opportunity: it is kept as far as it is allowed, recorded as a contact, stands in the
 * Contact Log until it is answered, and is told to whoever wrote the email that it answers, else to the owner (api.md section
 * 3, IN_EMAIL).
 */
export const emailReceived = feed(
  outsideEvent('mailReceived', {
    opptId,
    emailFrom: textUpTo(200),
    emailTo: textUpTo(200),
    emailSubject: textUpTo(200),
    emailBody: textUpTo(200 * 1024),
    /** The email that it answers; `null` for one that nobody asked for. */
    parentEmailContactDetailId: nullable(id),
  }),
  async (call) => {
    const { transaction, publish, event, now } = call
    const { hyperionId } = event
    // Before the opportunity is held: whoever waits for it need not wait for this.
    const emailBody = await cleanHtml(event.emailBody)
    const row = await lockOpportunityOfEvent(transaction, event)
    const sentBy = await senderOf(call)
    const { email_contact_detail_id: emailId } = await transaction
      .insertInto('email_contact_detail')
      .values({
        hyperion_id: hyperionId,
        oppt_id: event.opptId,
        direction: 'in',
        email_from: event.emailFrom,
        email_to: event.emailTo,
        email_subject: event.emailSubject,
        email_body: emailBody,
        sent_by: null,
        parent_email_contact_detail_id: event.parentEmailContactDetailId,
        sent_at: now,
      })
      .returning('email_contact_detail_id')
      .executeTakeFirstOrThrow()

    const { entry } = await recordContact(
      transaction,
      publish,
      row,
      {
        action: codes.action,
        statusCode: statusAfterContact(row.status_code, codes),
        entry: {
          ...entryOfAction(codes.action),
          actionResult: codes.actionResult,
          reason: null,
          notes: null,
          contactInfo: event.emailFrom,
        },
        systemEntry: null,
        email: { emailContactDetailId: emailId, delivery: null },
      },
      { userName: null, now },
    )
    const email = {
      hyperionId,
      inboundContactHistoryId: entry.contactHistoryId,
      inboundEmailContactDetailId: emailId,
    }
    await transaction
      .insertInto('inbound_email')
      .values({
        hyperion_id: hyperionId,
        inbound_contact_history_id: email.inboundContactHistoryId,
        email_contact_detail_id: emailId,
        oppt_id: event.opptId,
        received_at: now,
        email_sent_by: sentBy,
        email_sent_by_sort: sentBy === null ? null : sortKey(sentBy),
      })
      .execute()
    const contactLogRow = await selectContactLogRowForUpdate(transaction, email)
    if (contactLogRow !== undefined)
      publish(storeTag(hyperionId), {
        type: 'CONTACT_LOG_NEW',
        payload: presentContactLogRow(contactLogRow),
      })
    const told = sentBy ?? row.owner_user_name
    if (told !== null) await notify(transaction, publish, [alertOf('IN_EMAIL', told, row, emailId)], now)
  },
)

type EmailCall = FeedCall<{
  readonly hyperionId: string
  readonly parentEmailContactDetailId: string | null
}>

/** Who wrote the email that the customer answers; `null` when it answers none of ours. */
async function senderOf({ transaction, event }: EmailCall): Promise<string | null> {
  if (event.parentEmailContactDetailId === null) return null
  const parent = await transaction
    .selectFrom('email_contact_detail')
    .select('sent_by')
    .where('hyperion_id', '=', event.hyperionId)
    .where('email_contact_detail_id', '=', event.parentEmailContactDetailId)
    .executeTakeFirst()
  return parent?.sent_by ?? null
}
