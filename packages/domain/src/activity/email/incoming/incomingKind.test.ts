import { describe, expect, it } from 'vitest'
import type { IncomingEmail } from './incomingEmail'
import { incomingKind } from './incomingKind'

const mail = (changes: Partial<IncomingEmail> = {}): IncomingEmail => ({
  headers: {},
  from: 'hana@example.com',
  subject: 'Re: Your 2021 Accord',
  text: 'Yes, Friday suits me.',
  parts: [],
  ...changes,
})

const status = (text: string) => ({ type: 'message/delivery-status', text })
const original = {
  type: 'text/rfc822-headers',
  text: 'From: Pat Lee <pat@store.example>\r\nMessage-ID: <7.key@retain.example>\r\nSubject: An offer',
}

const reportOf = (changes: Partial<IncomingEmail>) => {
  const kind = incomingKind(mail({ from: 'mailer-daemon@mx.example', ...changes }))
  return kind.kind === 'report' ? kind.report : null
}

describe('an answer', () => {
  it('is what a person writes', () => {
    expect(incomingKind(mail())).toEqual({ kind: 'answer' })
  })

  it('stays one when it speaks of mail that did not arrive', () => {
    expect(incomingKind(mail({ subject: 'Undeliverable?', text: 'Did my mail arrive?' })).kind).toBe('answer')
  })
})

describe('a delivery report', () => {
  it('by RFC 3464 names the address and the email', () => {
    expect(
      reportOf({
        parts: [
          status(
            'Reporting-MTA: dns; mx.example\r\n\r\nOriginal-Recipient: rfc822;Hana@example.com\r\nFinal-Recipient: rfc822; h@x.example\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1 user\r\n unknown',
          ),
          original,
        ],
      }),
    ).toEqual({
      outcome: 'failed',
      recipient: 'hana@example.com',
      isAddressFault: true,
      messageIds: ['7.key@retain.example'],
    })
  })

  it.each([
    ['delayed', 'Action: delayed (will retry)\nStatus: 4.4.1', 'delayed', false],
    ['delivered', 'Action: delivered\nStatus: 2.0.0', 'delivered', false],
    ['relayed', 'Action: relayed\nStatus: 2.0.0', 'delivered', false],
    ['failed for a full mailbox', 'Action: failed\nStatus: 5.2.2', 'failed', false],
    ['failed for spam', 'Action: failed\nStatus: 5.7.1\nDiagnostic-Code: smtp; 550 spam', 'failed', false],
    [
      'failed, with a vague code and a full mailbox in words',
      'Action: failed\nStatus: 5.0.0\nDiagnostic-Code: smtp; 552 recipient rejected: mailbox is full',
      'failed',
      false,
    ],
    [
      'failed, with a vague code and an unknown user in words',
      'Action: failed\nStatus: 5.0.0\nDiagnostic-Code: smtp; 550 No such user here',
      'failed',
      true,
    ],
    ['of a mailbox that is switched off', 'Action: failed\nStatus: 5.2.1', 'failed', true],
    ['of a domain without a host', 'Action: failed\nStatus: 5.4.4', 'failed', true],
    ['of a greylisting that went on for days', 'Action: failed\nStatus: 4.7.1', 'failed', false],
  ])('%s', (_what, fields, outcome, isAddressFault) => {
    const text = `Reporting-MTA: dns; mx.example\n\nFinal-Recipient: rfc822; hana@example.com\n${fields}`
    expect(reportOf({ parts: [status(text)] })).toMatchObject({
      outcome,
      isAddressFault,
      recipient: 'hana@example.com',
    })
  })

  it('of several recipients counts by the worst of them', () => {
    const text =
      'Reporting-MTA: dns; mx\n\nFinal-Recipient: rfc822; a@x.example\nAction: delivered\n\nFinal-Recipient: rfc822; b@x.example\nAction: failed\nStatus: 5.1.1'
    expect(reportOf({ parts: [status(text)] })).toMatchObject({ outcome: 'failed', recipient: 'b@x.example' })
  })

  it.each([
    [
      'qmail',
      {
        subject: 'failure notice',
        text: "Hi. This is the qmail-send program at mx.example.\nI'm afraid I wasn't able to deliver your message.\n\n<hana@example.com>:\nSorry, no mailbox here by that name. No such user (#5.1.1)\n\n--- Below this line is a copy of the message.\n\nMessage-ID: <7.key@retain.example>\n",
      },
    ],
    [
      'Exim',
      {
        subject: 'Mail delivery failed: returning message to sender',
        headers: { 'x-failed-recipients': 'hana@example.com' },
        text: 'A message could not be delivered to one or more of its recipients.\n\n  hana@example.com\n    550 5.1.1 User unknown\n\nMessage-Id: <7.key@retain.example>',
      },
    ],
    [
      'an Exchange server that writes no part for programs',
      {
        from: 'postmaster@corp.example',
        subject: 'Undeliverable: An offer',
        text: "Delivery has failed to these recipients or groups:\n\nhana@example.com<mailto:hana@example.com>\nThe email address you entered couldn't be found. Recipient: hana@example.com\n#550 5.1.10 RESOLVER.ADR.RecipientNotFound; not found ##",
        parts: [original],
      },
    ],
    [
      'a mail server with the empty sender',
      {
        from: 'noreply@mx.example',
        headers: { 'return-path': '<>' },
        subject: 'Returned mail: see transcript for details',
        text: 'The following addresses had permanent fatal errors: address <hana@example.com>\n 550 5.1.1 user unknown',
        parts: [original],
      },
    ],
  ])('in the form of %s', (_whose, changes) => {
    expect(reportOf(changes)).toEqual({
      outcome: 'failed',
      recipient: 'hana@example.com',
      isAddressFault: true,
      messageIds: ['7.key@retain.example'],
    })
  })

  it('in prose that says that it is still tried', () => {
    expect(
      reportOf({
        subject: 'Warning: message delayed 24 hours',
        text: 'Delivery to hana@example.com is delayed.',
      }),
    ).toBeNull()
    expect(
      reportOf({
        subject: 'Delivery Status Notification (Delay)',
        text: 'Delivery incomplete. It will be tried for 46 hours.',
      }),
    ).toMatchObject({ outcome: 'delayed', isAddressFault: false })
  })

  it('whose status part says nothing is read as prose', () => {
    expect(
      reportOf({
        subject: 'Undelivered Mail Returned to Sender',
        text: '<hana@example.com>: user unknown',
        parts: [status('nothing of use')],
      }),
    ).toMatchObject({ outcome: 'failed', recipient: 'hana@example.com', isAddressFault: true })
  })
})

describe('a complaint', () => {
  const feedback = (kind: string) => ({
    type: 'message/feedback-report',
    text: `Feedback-Type: ${kind}\r\nUser-Agent: Feedback/1.0\r\nOriginal-Mail-From: <b.1@in.example>\r\nOriginal-Rcpt-To: <Hana@example.com>`,
  })
  const about = {
    type: 'message/rfc822',
    text: 'Return-Path: <b.1@in.example>\r\nReply-To: "Pat" <r.1@in.example>\r\nMessage-ID: <7.key@retain.example>\r\n\r\nHi',
  }

  it('names the email that it is about', () => {
    expect(incomingKind(mail({ from: 'fbl@provider.example', parts: [feedback('abuse'), about] }))).toEqual({
      kind: 'complaint',
      complaint: {
        wish: 'complaint',
        recipient: 'hana@example.com',
        messageIds: ['7.key@retain.example'],
        answerAddresses: ['r.1@in.example', 'b.1@in.example', 'b.1@in.example'],
      },
    })
  })

  it('without the email names what it can', () => {
    expect(incomingKind(mail({ parts: [feedback('abuse')] }))).toMatchObject({
      complaint: { messageIds: [], recipient: 'hana@example.com' },
    })
  })

  it('that opts out is no complaint about spam', () => {
    expect(incomingKind(mail({ parts: [feedback('opt-out')] }))).toMatchObject({
      complaint: { wish: 'unsubscribe' },
    })
  })

  it.each(['not-spam', 'auth-failure'])('of type %s is none', (kind) => {
    expect(incomingKind(mail({ parts: [feedback(kind)] })).kind).toBe('answer')
  })
})

describe('an automatic reply', () => {
  it.each<[string, Partial<IncomingEmail>]>([
    ['RFC 3834', { headers: { 'auto-submitted': 'auto-replied' } }],
    ['RFC 3834 with a parameter', { headers: { 'auto-submitted': 'auto-generated; owner=x' } }],
    ['an older precedence', { headers: { precedence: 'bulk' } }],
    ['a marker', { headers: { 'x-autoreply': 'yes' } }],
    ['a sender that takes no answer', { headers: { 'return-path': '<>' } }],
    ['a list', { headers: { 'list-id': '<cars.example>' } }],
    ['its subject', { subject: 'Automatic reply: Your 2021 Accord' }],
    ['a notice of absence', { subject: 'Out of Office: Re: Your 2021 Accord' }],
  ])('is known by %s', (_by, changes) => {
    expect(incomingKind(mail(changes))).toEqual({ kind: 'automatic' })
  })

  it('is not what says that a person sent it', () => {
    expect(incomingKind(mail({ headers: { 'auto-submitted': 'no' } })).kind).toBe('answer')
  })

  it('unsubscribes nobody', () => {
    expect(incomingKind(mail({ headers: { 'auto-submitted': 'auto-replied' }, text: 'STOP' })).kind).toBe(
      'automatic',
    )
  })
})

describe('a wish for no more emails', () => {
  it.each([
    'STOP',
    'Stop.',
    'unsubscribe',
    'Please unsubscribe me from these emails. Thank you!',
    'Please remove me from your mailing list',
    'Take me off your list!!',
    'Opt out',
    "Don't email me again",
    'Do not contact me anymore',
    'no more emails please',
    'Stop sending me these emails',
    'Remove my email address from your list.',
    'STOP\n\nOn Mon, Mar 2, 2026 at 9:00 AM Pat Lee <pat@store.example> wrote:\n> Shall we meet on Friday?',
    'Unsubscribe\n\nSent from my iPhone',
  ])('%s', (text) => {
    expect(incomingKind(mail({ text }))).toEqual({ kind: 'unsubscribe' })
  })

  it.each([
    'I will stop by on Friday.',
    'Stop by the house if you like',
    'Can you remove the floor mats from the offer?',
    'Please do not contact my wife about this, call me instead.',
    'Yes please.\n> Reply STOP to receive no more of these emails.',
    'How do I unsubscribe from the extended warranty at the end of the year, and what does it cost me?',
    '',
  ])('is not: %s', (text) => {
    expect(incomingKind(mail({ text }))).toEqual({ kind: 'answer' })
  })

  it('stands in the subject above an empty text', () => {
    expect(incomingKind(mail({ subject: 'Re: Unsubscribe', text: ' \n' })).kind).toBe('unsubscribe')
    expect(incomingKind(mail({ subject: 'Unsubscribe', text: 'What does this do?' })).kind).toBe('answer')
  })
})
