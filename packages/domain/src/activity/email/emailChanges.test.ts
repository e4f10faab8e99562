import { describe, expect, it } from 'vitest'
import { customerEmails, inboundEmail, outboundEmail } from '../../../cases/emails'
import {
  applyTemplate,
  changeAddress,
  changeEmailChoice,
  changeEmailDirection,
  changeEmailReason,
  changeEmailResult,
  takeCheck,
} from './emailChanges'
import { noEmailFlags } from './emailVocabulary'

const bounced = { ...noEmailFlags, bounced: true }
const flagged = { ...outboundEmail, flags: bounced, isAddressRejected: true }

describe('another direction', () => {
  it('brings its status, and Received an Email as result of a received one [O-184] [O-185] [OP-043]', () => {
    expect(inboundEmail).toMatchObject({
      direction: 'Inbound Email',
      emailStatus: 'Received an Email',
      emailResult: 'Received an Email',
    })
    expect(changeEmailDirection(inboundEmail, 'Outbound Email')).toEqual(outboundEmail)
  })

  it('forgets result and reason, and keeps what was written', () => {
    const declined = changeEmailReason(changeEmailResult(inboundEmail, 'Not Interested'), 'Vehicle damaged')
    expect(declined).toMatchObject({ emailResult: 'Not Interested', reason: 'Vehicle damaged' })
    expect(changeEmailDirection(declined, 'Outbound Email')).toEqual(outboundEmail)
    expect(changeEmailDirection(declined, 'Inbound Email')).toBe(declined)
  })
})

describe('another address', () => {
  it('is checked anew [OP-045]', () => {
    expect(changeAddress(flagged, 'jo@example.com')).toEqual({ ...outboundEmail, address: 'jo@example.com' })
    expect(changeAddress(flagged, flagged.address)).toBe(flagged)
  })

  it('is the one on file, or none yet', () => {
    expect(changeEmailChoice(flagged, 'ndd', customerEmails)).toEqual({
      ...outboundEmail,
      choice: 'ndd',
      address: 'hana.c@example.net',
    })
    expect(changeEmailChoice(outboundEmail, 'custom', customerEmails)).toMatchObject({
      choice: 'custom',
      address: '',
    })
    expect(changeEmailChoice(flagged, 'best', customerEmails)).toBe(flagged)
  })

  it('has the checks that were asked about it, and no others [OP-045]', () => {
    const emailAddress = 'hana@example.com'
    const spaced = { ...outboundEmail, address: ` ${emailAddress} ` }
    expect(takeCheck(spaced, { emailAddress, flags: { bounced: true } })).toEqual({
      ...spaced,
      flags: bounced,
    })
    expect(takeCheck(outboundEmail, { emailAddress, flags: {}, isValid: false }).isAddressRejected).toBe(true)
    expect(takeCheck(flagged, { emailAddress, flags: {}, isValid: true }).isAddressRejected).toBe(false)
    expect(takeCheck(flagged, { emailAddress, flags: { unsubscribed: true } })).toMatchObject({
      flags: { ...bounced, unsubscribed: true },
      isAddressRejected: true,
    })
    expect(takeCheck(outboundEmail, { emailAddress: 'jo@example.com', flags: bounced })).toBe(outboundEmail)
  })
})

it('another result forgets the reason, and is not taken by an email that is sent', () => {
  const declined = changeEmailReason(changeEmailResult(inboundEmail, 'Not Interested'), 'Vehicle damaged')
  expect(changeEmailResult(declined, 'Do Not Contact')).toMatchObject({
    emailResult: 'Do Not Contact',
    reason: null,
  })
  expect(changeEmailResult(outboundEmail, 'Not Interested')).toBe(outboundEmail)
})

it('the placeholder of the reasons is none [OP-041]', () => {
  expect(changeEmailReason(inboundEmail, 'Please select a reason').reason).toBeNull()
})

it('a template takes the place of subject and body', () => {
  expect(applyTemplate(outboundEmail, '5', { subject: 'S', body: '<p>B</p>' })).toEqual({
    ...outboundEmail,
    guide: '5',
    subject: 'S',
    template: '<p>B</p>',
  })
})
