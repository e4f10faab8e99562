import { describe, expect, it } from 'vitest'
import { customerEmails, emptyMail, inboundMail, outboundMail } from '../../../cases/emails'
import {
  changeAddress,
  changeEmailChoice,
  changeEmailDirection,
  changeEmailReason,
  changeEmailResult,
  emptyEmail,
  emptyReply,
  offeredChoices,
  takeCheck,
  applyTemplate,
} from './emailDraft'
import { noEmailFlags } from './emailVocabulary'

const bounced = { ...noEmailFlags, bounced: true }
const flagged = { ...outboundMail, flags: bounced, isAddressRejected: true }

describe('an empty email', () => {
  it('holds the fields of the form, outbound to the best address [O-180] [OP-042] [OP-044]', () => {
    expect(emptyMail).toEqual({
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
    expect(JSON.parse(JSON.stringify(emptyMail))).toEqual(emptyMail)
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
  const mail = {
    emailContactDetailId: '9',
    emailFrom: 'hana.c@example.net',
    emailSubject: ' About my lease ',
  }

  it('goes to the sender, with the mail as its parent [OP-052]', () => {
    expect(emptyReply('17', customerEmails, mail)).toEqual({
      ...emptyMail,
      choice: 'ndd',
      address: 'hana.c@example.net',
      subject: 'Re: About my lease',
      parentEmailContactDetailId: '9',
    })
  })

  it('takes an unknown sender for a typed address, and says Re: once', () => {
    const reply = emptyReply('17', customerEmails, {
      ...mail,
      emailFrom: 'office@example.com',
      emailSubject: 'RE: About my lease',
    })
    expect(reply).toMatchObject({
      choice: 'custom',
      address: 'office@example.com',
      subject: 'RE: About my lease',
    })
  })
})

describe('another direction', () => {
  it('brings its status, and Received an Email as result of a received one [O-184] [O-185] [OP-043]', () => {
    expect(inboundMail).toMatchObject({
      direction: 'Inbound Email',
      emailStatus: 'Received an Email',
      emailResult: 'Received an Email',
    })
    expect(changeEmailDirection(inboundMail, 'Outbound Email')).toEqual(outboundMail)
  })

  it('forgets result and reason, and keeps what was written', () => {
    const declined = changeEmailReason(changeEmailResult(inboundMail, 'Not Interested'), 'Vehicle damaged')
    expect(declined).toMatchObject({ emailResult: 'Not Interested', reason: 'Vehicle damaged' })
    expect(changeEmailDirection(declined, 'Outbound Email')).toEqual(outboundMail)
    expect(changeEmailDirection(declined, 'Inbound Email')).toBe(declined)
  })
})

describe('another address', () => {
  it('is checked anew [OP-045]', () => {
    expect(changeAddress(flagged, 'jo@example.com')).toEqual({ ...outboundMail, address: 'jo@example.com' })
    expect(changeAddress(flagged, flagged.address)).toBe(flagged)
  })

  it('is the one on file, or none yet', () => {
    expect(changeEmailChoice(flagged, 'ndd', customerEmails)).toEqual({
      ...outboundMail,
      choice: 'ndd',
      address: 'hana.c@example.net',
    })
    expect(changeEmailChoice(outboundMail, 'custom', customerEmails)).toMatchObject({
      choice: 'custom',
      address: '',
    })
    expect(changeEmailChoice(flagged, 'best', customerEmails)).toBe(flagged)
  })

  it('has the checks that were asked about it, and no others [OP-045]', () => {
    const emailAddress = 'hana@example.com'
    const spaced = { ...outboundMail, address: ` ${emailAddress} ` }
    expect(takeCheck(spaced, { emailAddress, flags: { bounced: true } })).toEqual({
      ...spaced,
      flags: bounced,
    })
    expect(takeCheck(outboundMail, { emailAddress, flags: {}, isValid: false }).isAddressRejected).toBe(true)
    expect(takeCheck(flagged, { emailAddress, flags: {}, isValid: true }).isAddressRejected).toBe(false)
    expect(takeCheck(flagged, { emailAddress, flags: { unsubscribed: true } })).toMatchObject({
      flags: { ...bounced, unsubscribed: true },
      isAddressRejected: true,
    })
    expect(takeCheck(outboundMail, { emailAddress: 'jo@example.com', flags: bounced })).toBe(outboundMail)
  })
})

it('another result forgets the reason, and is not taken by a mail that is sent', () => {
  const declined = changeEmailReason(changeEmailResult(inboundMail, 'Not Interested'), 'Vehicle damaged')
  expect(changeEmailResult(declined, 'Do Not Contact')).toMatchObject({
    emailResult: 'Do Not Contact',
    reason: null,
  })
  expect(changeEmailResult(outboundMail, 'Not Interested')).toBe(outboundMail)
})

it('the placeholder of the reasons is none [OP-041]', () => {
  expect(changeEmailReason(inboundMail, 'Please select a reason').reason).toBeNull()
})

it('a template takes the place of subject and body', () => {
  expect(applyTemplate(outboundMail, '5', { subject: 'S', body: '<p>B</p>' })).toEqual({
    ...outboundMail,
    guide: '5',
    subject: 'S',
    template: '<p>B</p>',
  })
})
