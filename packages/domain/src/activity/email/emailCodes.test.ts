import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { associate } from '../../../cases/calls'
import { emailContext, inboundEmail, outboundEmail } from '../../../cases/emails'
import { actionCodes, actionResultCodes } from '../actionCodes'
import type { Email } from './email'
import { emailCodes, readEmail, type EmailCodes, emailFieldOf } from './emailCodes'
import type { EmailDraft } from './emailDraft'
import { emailResults, noEmailFlags } from './emailVocabulary'
import { validateEmail } from './validateEmail'

const sender = { opportunityId: '17', source: 'CONLOG', userEmail: 'jordan@example.test' } as const
const reading = { ...emailContext, flags: noEmailFlags }
const emailOf = (draft: EmailDraft): Email => {
  const checked = validateEmail(draft, emailContext)
  if (E.isLeft(checked)) throw new Error(JSON.stringify(checked.left))
  return checked.right
}
const codesOf = (draft: EmailDraft) => emailCodes(emailOf(draft), sender)
const wrongs = (sent: EmailCodes, within = reading): readonly string[] => {
  const read = readEmail(sent, within)
  return E.isLeft(read) ? read.left.map(({ field, message }) => `${field}: ${message}`) : []
}
const declined: EmailDraft = { ...inboundEmail, emailResult: 'Not Interested', reason: 'Vehicle damaged' }

describe('the body of POST email', () => {
  it('has the eight fields, and five of the email [OP-051]', () => {
    const reply = { ...outboundEmail, guide: '5', notes: 'n', parentEmailContactDetailId: '9' }
    expect(codesOf(reply)).toEqual({
      opportunityId: '17',
      source: 'CONLOG',
      templateId: '5',
      action: 'OUT_EMAIL',
      actionResult: 'EMAILSENT',
      reason: null,
      notes: 'n',
      email: {
        emailBody: '<p>Hi Hana</p>',
        emailFrom: 'jordan@example.test',
        emailSubject: 'Your lease',
        emailTo: 'hana@example.com',
        parentEmailContactDetailId: '9',
      },
    })
  })

  it('comes from the Equity Log when it came from none [D-50] [OP-051]', () => {
    expect(emailCodes(emailOf(outboundEmail), { ...sender, source: null }).source).toBe('EQLOG')
  })

  it('has the code of each result [OP-033] [OP-051]', () => {
    const codes = emailResults.map((emailResult) =>
      codesOf({
        ...declined,
        emailResult,
        reason: emailResult === 'Not Interested' ? declined.reason : null,
      }),
    )
    expect(codes.map(({ action, actionResult }) => [action, actionResult])).toEqual([
      ['IN_EMAIL', 'CONTACTED'],
      ['IN_EMAIL', 'NOI'],
      ['IN_EMAIL', 'OPTOUT'],
      ['IN_EMAIL', 'NLO'],
      ['IN_EMAIL', 'LEADPEND'],
    ])
  })
})

describe('what was sent', () => {
  it.each([
    ['an outbound email', outboundEmail],
    ['an answer', { ...outboundEmail, parentEmailContactDetailId: '9' }],
    ['a received email', inboundEmail],
    ['a received email with a reason', declined],
    ['a lead', { ...inboundEmail, emailResult: 'Create a Lead' as const }],
  ])('is read back: %s', (_, draft) => {
    expect(readEmail(codesOf(draft), reading)).toEqual(E.right(emailOf(draft)))
  })

  it('is an email, with a result that the form has', () => {
    const sent = codesOf(outboundEmail)
    for (const action of actionCodes)
      for (const actionResult of actionResultCodes) {
        const isRight = wrongs({ ...sent, action, actionResult }).length === 0
        const outbound = action === 'OUT_EMAIL' && actionResult === 'EMAILSENT'
        const inbound =
          action === 'IN_EMAIL' && ['CONTACTED', 'OPTOUT', 'NLO', 'LEADPEND'].includes(actionResult)
        expect(isRight, `${action} ${actionResult}`).toBe(outbound || inbound)
      }
    expect(wrongs({ ...sent, action: 'NOTE' })).toEqual([
      'action: An email is an Outbound Email or an Inbound Email.',
    ])
    expect(wrongs({ ...sent, actionResult: 'BUSY' })).toEqual([
      'actionResult: An email cannot come to this result.',
    ])
    expect(wrongs({ ...sent, action: 'IN_EMAIL', actionResult: 'EMAILSENT' })).toEqual([
      'actionResult: An email cannot come to this result.',
    ])
  })

  it('is judged by the rules of the form, by the names of its own fields', () => {
    const sent = codesOf(inboundEmail)
    const bad = {
      ...sent,
      actionResult: 'NLO' as const,
      reason: 'Vehicle damaged',
      notes: 'n'.repeat(4_001),
      email: { ...sent.email, emailTo: 'nobody', emailSubject: ' ', emailBody: '<p></p>' },
    }
    expect(wrongs(bad, { ...reading, roles: associate })).toEqual([
      'email.emailTo: The email address is not complete.',
      'email.emailSubject: A subject is needed.',
      'email.emailBody: The email is empty.',
      'actionResult: No Longer Owns cannot be chosen here.',
      'reason: A reason belongs to Not Interested only.',
      'notes: Notes can hold up to 4,000 characters.',
    ])
    expect(wrongs(sent, { ...reading, statusCode: 'NLO' })).toEqual([
      'action: No email can be recorded for this opportunity.',
    ])
  })

  it('is refused for an address that the own checks flag', () => {
    const flags = { ...noEmailFlags, complaint: true }
    expect(wrongs(codesOf(outboundEmail), { ...reading, flags })).toEqual([
      'email.emailTo: The customer reported your emails as spam.',
    ])
  })
})

it('a field that was refused is found in the form', () => {
  expect(['email.emailTo', 'email.emailBody', 'actionResult', 'somewhere'].map(emailFieldOf)).toEqual([
    'address',
    'template',
    'emailStatus',
    'somewhere',
  ])
})
