import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contactLogRow } from '../../../../cases/contactLogRow'
import type { Instant } from '../../../calendar/instant'
import type { Permission } from '../../../session/user/permissions'
import {
  isResponded,
  isSender,
  mayOverride,
  noResponseNeeded,
  overrideQuestion,
  overrideRequest,
  replyCell,
} from './replyCell'
import { replyMinutes, replyTimeText } from './replyTime'

const associate: readonly Permission[] = ['Opportunity_Application_Access']
const manager: readonly Permission[] = [...associate, 'Opportunity_Can_Set_No_Longer_Owned']

const sender = { userName: 'jdoe', roles: associate }
const other = { userName: 'sam.rivera', roles: associate }
const boss = { userName: 'dana.baker', roles: manager }

const lead = { leadId: '55' }
const override = { replyOverride: true }
const reply = { replyContactHistoryId: '101', replyDate: '2027-01-15T10:05:00.000Z' as Instant }
const email = (known = {}) =>
  contactLogRow({
    opptId: '17',
    emailSentBy: 'JDOE',
    inboundCreateDate: '2027-01-15T08:00:00.000Z' as Instant,
    ...known,
  })

const openLead = { kind: 'lead', text: 'Open Lead', href: '/app/opportunity/17?source=CONLOG&tab=lead' }
const ok = { kind: 'overridden', text: 'OK' }
const view = { kind: 'reply', text: 'View', contactHistoryId: '101', replyTime: '2 hr 5 min' }
const button = { kind: 'override', text: 'OK', tooltip: 'No response needed' }
const empty = { kind: 'empty' }

describe('the reply cell', () => {
  it.each([
    ['lead, override and reply', { ...lead, ...override, ...reply }, openLead],
    ['lead and override', { ...lead, ...override }, openLead],
    ['lead and reply', { ...lead, ...reply }, openLead],
    ['a lead', lead, openLead],
    ['override and reply', { ...override, ...reply }, ok],
    ['an override', override, ok],
    ['a reply', reply, view],
  ])('with %s is the same for everybody [L-219] [L-220] [L-221] [L-541]', (_, known, cell) => {
    for (const user of [sender, other, boss]) expect(replyCell(email(known), user)).toEqual(cell)
  })

  it('with none of them is a button for managers [L-222]', () => {
    expect(replyCell(email(), boss)).toEqual(button)
    expect(replyCell(email({ emailSentBy: null }), boss)).toEqual(button)
  })

  it('with none of them is a button for the sender, and empty for others [L-223]', () => {
    expect(replyCell(email(), sender)).toEqual(button)
    expect(replyCell(email(), other)).toEqual(empty)
  })

  it('leaves out a time that is not known, and a lead that has no id', () => {
    expect(replyCell(email({ ...reply, replyDate: null }), other)).toEqual({ ...view, replyTime: '' })
    expect(replyCell(email({ leadId: '', replyContactHistoryId: '' }), other)).toEqual(empty)
  })
})

describe('the sender', () => {
  it.each([
    ['JDOE', 'jdoe', true],
    ['jdoe', 'JDoe', true],
    ['jdoe', 'jdoe2', false],
    [null, '', false],
    ['', '', false],
    [' ', ' ', false],
  ])('%s is %s: %s [L-224] [L-544]', (emailSentBy, userName, is) => {
    expect(isSender({ emailSentBy }, userName)).toBe(is)
  })
})

it('managers may override any email, others their own [L-229] [L-230]', () => {
  expect([sender, other, boss].map((user) => mayOverride(email(), user))).toEqual([true, false, true])
})

it.each([
  [{}, false],
  [reply, true],
  [override, true],
  [lead, false],
  [{ replyContactHistoryId: '' }, false],
])('an email with %j is responded: %s', (known, responded) => {
  expect(isResponded(email(known))).toBe(responded)
})

describe('an override', () => {
  it('asks first [L-545]', () => {
    expect([noResponseNeeded, overrideQuestion]).toEqual([
      'No response needed',
      'Are you sure this message needs no response?',
    ])
  })

  it('sends the five fields [L-425] [L-546]', () => {
    expect(overrideRequest(email())).toEqual({
      source: 'CONLOG',
      hyperionId: 'HAR',
      inboundEmailContactDetailId: '200',
      inboundContactHistoryId: '100',
      message: 'No response needed',
    })
  })
})

describe('the reply time', () => {
  it.each([
    [1440, '1 days'],
    [4320, '3 days'],
    [4319, '2 days'],
    [2879.9, '1 days'],
  ])('of %d minutes is %s [L-227] [L-547]', (minutes, text) => {
    expect(replyTimeText(minutes)).toBe(text)
  })

  it.each([
    [1439, '23 hr 59 min'],
    [1439.99, '23 hr 59 min'],
    [125, '2 hr 5 min'],
    [60, '1 hr 0 min'],
    [59, '0 hr 59 min'],
    [0, '0 hr 0 min'],
    [-3, '0 hr 0 min'],
  ])('of %d minutes is %s [L-228] [L-547]', (minutes, text) => {
    expect(replyTimeText(minutes)).toBe(text)
  })

  it('is nothing where there is none', () => {
    expect([Number.NaN, Number.POSITIVE_INFINITY].map(replyTimeText)).toEqual(['', ''])
    expect(replyMinutes(email())).toBeNull()
    expect(replyMinutes(email(reply))).toBe(125)
  })

  it('has a text for every number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (minutes) => {
        expect(replyTimeText(minutes)).toMatch(/^([\d.e+]+ days|\d+ hr \d+ min)$/)
      }),
    )
  })
})
