import { id, nullable, opptId, textUpTo } from '@retain/api-client/kernel/codecs'
import { outsideEvent } from '@retain/api-client/outsideEvent'
import { cleanHtml } from '../email/cleanHtml'
import { receiveEmail } from '../features/email/receiving/receiveEmail'
import { feed } from './feed'
import { lockOpportunityOfEvent } from './lockOpportunityOfEvent'

/** How events of customers' emails are called. */
export const mailReceived = 'mailReceived'

/** A customer's email was matched to an opportunity by another system: it is recorded as far as it is allowed. */
export const emailReceived = feed(
  outsideEvent(mailReceived, {
    opptId,
    emailFrom: textUpTo(200),
    emailTo: textUpTo(200),
    emailSubject: textUpTo(200),
    emailBody: textUpTo(200 * 1024),
    /** The email that it answers; `null` for one that nobody asked for. */
    parentEmailContactDetailId: nullable(id),
  }),
  async ({ transaction, publish, event, now }) => {
    // Before the opportunity is held: whoever waits for it need not wait for this.
    const emailBody = await cleanHtml(event.emailBody)
    const row = await lockOpportunityOfEvent(transaction, event)
    await receiveEmail(transaction, publish, row, { ...event, emailBody, isAutomatic: false }, now)
  },
)
