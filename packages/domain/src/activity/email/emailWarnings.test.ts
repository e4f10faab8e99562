import { expect, it } from 'vitest'
import { emailFlags, noEmailFlags } from './emailVocabulary'
import { emailNotSentTitle, emailWarnings } from './emailWarnings'

const undelivered = 'Earlier email to this address was flagged undelivered.'
const spam = 'The customer reported your emails as spam.'
const unsubscribed = 'The customer has unsubscribed from emails.'
const all = { bounced: true, complaint: true, blacklisted: true, unsubscribed: true }

it('every warning has one title', () => {
  expect(emailNotSentTitle).toBe('Email not sent')
})

it('each flag stands against an email that is sent [O-190] [OP-044] [OP-049]', () => {
  expect(
    emailFlags.map((flag) => emailWarnings('Outbound Email', { ...noEmailFlags, [flag]: true })),
  ).toEqual([[undelivered], [spam], [undelivered], [unsubscribed]])
  expect(emailWarnings('Outbound Email', noEmailFlags)).toEqual([])
  expect(emailWarnings('Outbound Email', all)).toEqual([undelivered, spam, unsubscribed])
})

it('unsubscribed alone does not stand against one that was received [OP-044]', () => {
  expect(emailWarnings('Inbound Email', { ...noEmailFlags, unsubscribed: true })).toEqual([])
  expect(emailWarnings('Inbound Email', all)).toEqual([undelivered, spam])
})
