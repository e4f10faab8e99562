import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { associate } from '../../../cases/calls'
import { customerEmails, emailContext, blankEmail, inboundEmail, outboundEmail } from '../../../cases/emails'
import { emptyReply, type EmailContext, type EmailDraft } from './emailDraft'
import { emailFlags, emailResults, noEmailFlags } from './emailVocabulary'
import { cleanSubject, emailResultOptions, isEmailDirty, validateEmail } from './validateEmail'

/** What is wrong with a draft, as `field: message`. */
const wrongs = (given: EmailDraft, within: EmailContext = emailContext): readonly string[] => {
  const checked = validateEmail(given, within)
  return E.isLeft(checked) ? checked.left.map(({ field, message }) => `${field}: ${message}`) : []
}
const declined: EmailDraft = { ...inboundEmail, emailResult: 'Not Interested', reason: 'Vehicle damaged' }

describe('a valid email', () => {
  it('is sent with its fields cleaned', () => {
    const typed = {
      ...outboundEmail,
      address: ' hana@example.com ',
      subject: ' Your\r\n lease ',
      template: '<p style="x">Hi</p><p></p><p></p>',
      notes: ' asked for it ',
    }
    expect(validateEmail(typed, emailContext)).toEqual(
      E.right({
        direction: 'Outbound Email',
        emailStatus: 'Send an Email',
        emailResult: null,
        reason: null,
        address: 'hana@example.com',
        guide: null,
        subject: 'Your lease',
        body: '<p>Hi</p><p></p>',
        notes: 'asked for it',
        parentEmailContactDetailId: null,
      }),
    )
  })

  it('can be one that was received', () => {
    expect(validateEmail(declined, emailContext)).toMatchObject({
      right: {
        direction: 'Inbound Email',
        emailStatus: 'Received an Email',
        emailResult: 'Not Interested',
        reason: 'Vehicle damaged',
      },
    })
  })
})

describe.each([
  ['outbound', outboundEmail],
  ['inbound', inboundEmail],
])('an %s email', (_, email) => {
  it.each(['', 'a@c.de', 'abc.de'])('needs an address that passes the pattern: %j [O-197]', (address) => {
    expect(wrongs({ ...email, address })).toEqual(['address: The email address is not complete.'])
  })

  it('is not for an address that the service takes for none [OP-045]', () => {
    expect(wrongs({ ...email, isAddressRejected: true })).toEqual([
      'address: The email address is not complete.',
    ])
  })

  it.each(['', '  ', '\n'])('needs a subject: %j [O-199] [OP-050]', (subject) => {
    expect(wrongs({ ...email, subject })).toEqual(['subject: A subject is needed.'])
  })

  it.each(['', '<p></p>', '<p>&nbsp;</p>'])('needs a body: %j [O-200] [OP-050]', (template) => {
    expect(wrongs({ ...email, template })).toEqual(['template: The email is empty.'])
  })

  it('needs the status of its direction [O-201]', () => {
    expect(wrongs({ ...email, emailStatus: null })).toEqual(['emailStatus: An email status is needed.'])
  })

  it.each(['bounced', 'complaint', 'blacklisted'] as const)(
    'is not for an address that is %s [O-202]',
    (flag) => {
      expect(wrongs({ ...email, flags: { ...noEmailFlags, [flag]: true } })).toEqual([
        flag === 'complaint'
          ? 'address: The customer reported your emails as spam.'
          : 'address: Earlier email to this address was flagged undelivered.',
      ])
    },
  )

  it('has sizes', () => {
    expect(wrongs({ ...email, subject: ` ${'s'.repeat(200)} `, notes: ` ${'n'.repeat(4_000)} ` })).toEqual([])
    expect(wrongs({ ...email, subject: 's'.repeat(201), notes: 'n'.repeat(4_001) })).toEqual([
      'subject: A subject can hold up to 200 characters.',
      'notes: Notes can hold up to 4,000 characters.',
    ])
    const most = `<p>a${'é'.repeat((204_800 - 8) / 2)}</p>`
    expect(
      wrongs({ ...email, template: most.replace('<p>', '<p style="removed before it is sent">') }),
    ).toEqual([])
    expect(wrongs({ ...email, template: `${most}a` })).toEqual(['template: An email can hold up to 200 KB.'])
  })
})

describe('every email', () => {
  it('says everything that is missing at once', () => {
    const nothing = { ...blankEmail, address: '', emailStatus: null, reason: 'Vehicle damaged' }
    expect(wrongs(nothing)).toEqual([
      'address: The email address is not complete.',
      'subject: A subject is needed.',
      'template: The email is empty.',
      'emailStatus: An email status is needed.',
      'reason: A reason belongs to Not Interested only.',
    ])
  })

  it('is refused where the status or the roles allow none [OP-005] [OP-006]', () => {
    const refused = ['direction: No email can be recorded for this opportunity.']
    expect(wrongs(outboundEmail, { ...emailContext, statusCode: 'NLO' })).toEqual(refused)
    expect(wrongs(inboundEmail, { ...emailContext, roles: [] })).toEqual(refused)
  })

  it('has the status of its own direction', () => {
    expect(wrongs({ ...outboundEmail, emailStatus: 'Received an Email' })).toEqual([
      'emailStatus: Received an Email is not a status of an Outbound Email.',
    ])
    expect(wrongs({ ...inboundEmail, emailStatus: 'Send an Email' })).toEqual([
      'emailStatus: Send an Email is not a status of an Inbound Email.',
    ])
  })

  it('is not sent to somebody who unsubscribed, but can be recorded from them [O-190] [OP-044]', () => {
    const flags = { ...noEmailFlags, unsubscribed: true }
    expect(wrongs({ ...outboundEmail, flags })).toEqual([
      'address: The customer has unsubscribed from emails.',
    ])
    expect(wrongs({ ...inboundEmail, flags })).toEqual([])
    const all = Object.fromEntries(emailFlags.map((flag) => [flag, true])) as Record<
      (typeof emailFlags)[number],
      boolean
    >
    expect(wrongs({ ...outboundEmail, flags: all })).toHaveLength(3)
  })
})

describe('the result', () => {
  it('is asked of a received email only, with all five for a manager [O-186] [OP-043]', () => {
    expect(emailResultOptions(inboundEmail, emailContext)).toEqual(emailResults)
    expect(emailResultOptions(outboundEmail, emailContext)).toEqual([])
    expect(wrongs({ ...inboundEmail, emailResult: null })).toEqual([
      'emailResult: A result is needed for Received an Email.',
    ])
    expect(wrongs({ ...outboundEmail, emailResult: 'Do Not Contact' })).toEqual([
      'emailResult: An email that is sent takes no result.',
    ])
  })

  it('is No Longer Owns for managers only [O-187] [OP-006]', () => {
    const within = { ...emailContext, roles: associate }
    expect(emailResultOptions(inboundEmail, within)).toEqual(
      emailResults.filter((result) => result !== 'No Longer Owns'),
    )
    expect(wrongs({ ...inboundEmail, emailResult: 'No Longer Owns' }, within)).toEqual([
      'emailResult: No Longer Owns cannot be chosen here.',
    ])
  })

  it('is none where nothing can be recorded, and no lead where one was sent [OP-005]', () => {
    expect(emailResultOptions(inboundEmail, { ...emailContext, statusCode: 'DUPE' })).toEqual([])
    expect(emailResultOptions(inboundEmail, { ...emailContext, statusCode: 'LEADSENT' })).not.toContain(
      'Create a Lead',
    )
  })

  it.each([null, 'Please select a reason'])(
    'Not Interested needs a reason, and %s is none [O-203] [OP-041]',
    (reason) => {
      expect(wrongs({ ...declined, reason })).toEqual(['reason: A reason is needed for Not Interested.'])
      expect(wrongs(declined)).toEqual([])
    },
  )
})

describe('an email form', () => {
  it('is clean as it opens, in either direction, as an answer, and with an empty body', () => {
    expect(isEmailDirty(blankEmail, blankEmail)).toBe(false)
    expect(isEmailDirty({ ...blankEmail, direction: 'Inbound Email' }, blankEmail)).toBe(false)
    const email = { emailContactDetailId: '9', emailFrom: 'a@b.co', emailSubject: 'Hi' }
    const reply = emptyReply('17', customerEmails, email)
    expect(isEmailDirty(reply, reply)).toBe(false)
    expect(isEmailDirty({ ...reply, subject: 'Re: Hi again' }, reply)).toBe(true)
    expect(isEmailDirty({ ...reply, template: '<p>x</p>' }, { ...reply, template: '<p>x</p>' })).toBe(false)
  })

  it.each<[string, Partial<EmailDraft>, string]>([
    ['another address', { address: 'jo@example.com' }, '[O-204]'],
    ['a subject', { subject: 'Hi' }, '[O-205]'],
    ['a body', { template: '<p>Hi</p>' }, '[O-206]'],
    ['a reason', { reason: 'Vehicle damaged' }, '[O-207]'],
    ['notes', { notes: 'n' }, ''],
  ])('is dirty with %s alone %s', (_, change) => {
    expect(isEmailDirty({ ...blankEmail, ...change }, blankEmail)).toBe(true)
  })

  it('is not dirty with blanks and empty paragraphs [O-206]', () => {
    const blank = { address: ' hana@example.com ', subject: ' ', template: '<p></p>', notes: ' ' }
    expect(isEmailDirty({ ...blankEmail, ...blank }, blankEmail)).toBe(false)
    expect(isEmailDirty(blankEmail, { ...blankEmail, ...blank })).toBe(false)
  })
})

it('a subject stays one line', () => {
  expect(cleanSubject('\tHi\r\nBcc: all@example.com\u0000 ')).toBe('Hi Bcc: all@example.com')
})
