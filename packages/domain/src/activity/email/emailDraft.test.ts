import { describe, expect, it } from 'vitest'
import { blankEmail, customerEmails } from '../../../cases/emails'
import { offeredChoices } from './emailAddress'
import { emptyEmail, emptyReply } from './emailDraft'

describe('an empty email', () => {
  it('holds the fields of the form, outbound to the best address [O-180] [OP-042] [OP-044]', () => {
    expect(blankEmail).toEqual({
      opportunityId: '17',
      direction: 'Outbound Email',
      choice: 'best',
      address: 'hana@example.com',
      guide: null,
      subject: '',
      template: '',
      emailStatus: 'Send an Email',
      emailResult: null,
      reason: null,
      notes: '',
      parentEmailContactDetailId: null,
      flags: { bounced: false, complaint: false, blacklisted: false, unsubscribed: false },
      isAddressRejected: false,
    })
    expect(JSON.parse(JSON.stringify(blankEmail))).toEqual(blankEmail)
  })

  it.each([
    [{ email: 'a@b.co', nddEmail: 'c@d.co' }, ['best', 'ndd', 'custom'], 'a@b.co'],
    [{ email: null, nddEmail: 'c@d.co' }, ['ndd', 'custom'], 'c@d.co'],
    [{ email: 'a@b.co', nddEmail: ' ' }, ['best', 'custom'], 'a@b.co'],
    [{ email: '', nddEmail: null }, ['custom'], ''],
  ])('offers what is on file, and a typed one [OP-042]', (customer, choices, address) => {
    expect(offeredChoices(customer)).toEqual(choices)
    expect(emptyEmail('17', customer)).toMatchObject({ choice: choices[0], address })
  })
})

describe('an answer', () => {
  const email = {
    emailContactDetailId: '9',
    emailFrom: 'hana.c@example.net',
    emailSubject: ' About my lease ',
  }

  it('goes to the sender, with the email as its parent [OP-052]', () => {
    expect(emptyReply('17', customerEmails, email)).toEqual({
      ...blankEmail,
      choice: 'ndd',
      address: 'hana.c@example.net',
      subject: 'Re: About my lease',
      parentEmailContactDetailId: '9',
    })
  })

  it('takes an unknown sender for a typed address, and says Re: once', () => {
    const reply = emptyReply('17', customerEmails, {
      ...email,
      emailFrom: 'office@example.com',
      emailSubject: 'RE: About my lease',
    })
    expect(reply).toMatchObject({
      choice: 'custom',
      address: 'office@example.com',
      subject: 'RE: About my lease',
    })
    expect(emptyReply('17', customerEmails, { ...email, emailSubject: 'Spare: tyres' }).subject).toBe(
      'Re: Spare: tyres',
    )
  })
})
