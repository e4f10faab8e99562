import type { EmailBody } from '@retain/api-client/email'

/** What a test changes of an email. */
export interface EmailChanges extends Partial<Omit<EmailBody, 'email'>> {
  readonly email?: Partial<EmailBody['email']>
}

let lastAddress = 0

/** An address that no other test of the file has. */
export const newAddress = () => `customer${(lastAddress += 1)}@example.com`

/** An email to a new address, with whatever a test changes of it. */
export const emailBody = (opptId: string, { email, ...changes }: EmailChanges = {}): EmailBody => ({
  opportunityId: opptId,
  source: 'EQLOG',
  templateId: null,
  action: 'OUT_EMAIL',
  actionResult: 'EMAILSENT',
  reason: null,
  notes: '',
  ...changes,
  email: {
    emailBody: '<p>Shall I put the figures together for <strong>Friday</strong>?</p>',
    emailFrom: 'somebody.else@test.example',
    emailSubject: 'Your 2021 Accord',
    emailTo: newAddress(),
    parentEmailContactDetailId: null,
    ...email,
  },
})
