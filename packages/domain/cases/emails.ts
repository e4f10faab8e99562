import { changeEmailDirection } from '../src/activity/email/emailChanges'
import { emptyEmail, type EmailContext, type EmailDraft } from '../src/activity/email/emailDraft'
import { manager } from './calls'

/** A customer with both addresses. */
export const customerEmails = { email: 'hana@example.com', nddEmail: 'hana.c@example.net' }

/** An opportunity in process of a manager's, with a lease. */
export const emailContext: EmailContext = {
  statusCode: 'IPCM',
  deal: { dealType: 'Lease', dealTypeCode: 'Lease' },
  roles: manager,
}

export const blankEmail: EmailDraft = emptyEmail('17', customerEmails)

/** An email that can be sent. */
export const outboundEmail: EmailDraft = {
  ...blankEmail,
  subject: 'Your lease',
  template: '<p>Hi Hana</p>',
}

/** An email that can be recorded. */
export const inboundEmail: EmailDraft = changeEmailDirection(outboundEmail, 'Inbound Email')
