import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contactLogRow } from '../../../cases/contactLogRow'
import type { Instant } from '../../calendar/instant'
import { parseUtcOffset, utc } from '../../calendar/storeOffset'
import { toCents } from '../../money/money'
import type { Permission } from '../../session/user/permissions'
import { contactLogColumnKeys, type ContactLogColumnKey } from '../columns/columnKeys'
import { contactCellText, contactCustomerCell, subjectText } from './contactLogCells'
import type { ContactLogRow } from './contactLogRow'
import { orderContactRows } from './contactRowOrder'

const manager: readonly Permission[] = ['Opportunity_Can_Set_No_Longer_Owned']
const context = {
  offset: parseUtcOffset('-05:00') ?? utc,
  user: { userName: 'sam.rivera', roles: [] as readonly Permission[] },
}
const received = '2024-03-05T19:05:00.000Z' as Instant
const replied = '2024-03-05T21:10:00.000Z' as Instant
const full = contactLogRow({
  opptId: '17',
  dealType: 'Lease',
  paymentsLeft: 1_200,
  inboundCreateDate: received,
  fullName: 'Ann Lee',
  emailSentBy: 'jordan.mills',
  vehicleYear: 2020,
  vehicleModel: 'Accord',
  equityAmt: toCents(123_456),
  replyContactHistoryId: '101',
  replyBy: 'Jordan Mills',
  replyDate: replied,
})

it('opens an email by what it is about, and by View where its sender wrote nothing', () => {
  expect(subjectText({ emailSubject: 'Re: Your Accord' })).toBe('Re: Your Accord')
  expect(subjectText({ emailSubject: ' ' })).toBe('View')
})

describe('the text of a cell', () => {
  it.each<[ContactLogColumnKey, string, string]>([
    ['dealType', 'Lease', ''],
    ['paymentsLeft', '1,200', ''],
    ['inboundCreateDate', '03/05/2024 2:05 PM', '03/05/2024 2:05 PM'],
    ['customer', 'Ann Lee', 'Lee, Ann'],
    ['emailSentBy', 'jordan.mills', ''],
    ['inboundContactHistoryId', 'View', 'View'],
    ['vehicleYear', '2020', ''],
    ['vehicleModel', 'Accord', ''],
    ['equityAmt', '$1,235', ''],
    ['replyContactHistoryId', 'View 2 hr 5 min', ''],
    ['replyBy', 'Jordan Mills', ''],
    ['replyDate', '03/05/2024 4:10 PM', ''],
  ])('of %s is %s, and %j where nothing is known [L-609]', (key, text, unknown) => {
    expect(contactCellText(key, full, context)).toBe(text)
    const bare = contactLogRow({ inboundCreateDate: received, emailSentBy: null })
    expect(contactCellText(key, bare, context)).toBe(unknown)
  })

  it('of the reply says what the cell offers the user', () => {
    const text = (row: ContactLogRow, user = context.user) =>
      contactCellText('replyContactHistoryId', row, { ...context, user })
    expect(text({ ...full, replyDate: null })).toBe('View')
    expect(text({ ...full, leadId: '5' })).toBe('Open Lead')
    expect(text(contactLogRow(), { userName: 'dana.baker', roles: manager })).toBe('OK')
  })
})

it('the customer links to the opportunity with its log, unless it is locked', () => {
  const now = '2024-03-05T19:10:00.000Z' as Instant
  expect(contactCustomerCell(full, now)).toEqual({
    name: 'Ann Lee',
    href: '/app/opportunity/17?source=CONLOG',
    orphanText: null,
    lockText: null,
  })
  const locked = { ...full, isOrphan: true, isLocked: true, lockedBy: 'Ben Ray', lockedDT: received }
  expect(contactCustomerCell(locked, now)).toEqual({
    name: 'Ann Lee',
    href: null,
    orphanText: 'Salesperson no longer at the store.',
    lockText: 'Locked By Ben Ray 5 minutes ago. Press to unlock',
  })
})

describe('the order', () => {
  const rows = ['9', '10', '2'].map((inboundContactHistoryId) => contactLogRow({ inboundContactHistoryId }))
  const ids = (list: readonly ContactLogRow[]) => list.map((row) => row.inboundContactHistoryId).join(' ')

  it('of ids is that of their numbers', () => {
    expect(ids(orderContactRows(rows, { orderBy: 'inboundContactHistoryId', orderDirection: 'desc' }))).toBe(
      '10 9 2',
    )
    const answered = [
      contactLogRow({ inboundContactHistoryId: '1', replyContactHistoryId: '20' }),
      contactLogRow({ inboundContactHistoryId: '2', replyContactHistoryId: null }),
      contactLogRow({ inboundContactHistoryId: '3', replyContactHistoryId: '3' }),
    ]
    expect(ids(orderContactRows(answered, { orderBy: 'replyContactHistoryId', orderDirection: 'asc' }))).toBe(
      '3 1 2',
    )
  })

  it.each<[ContactLogColumnKey, Partial<ContactLogRow>, Partial<ContactLogRow>]>([
    ['dealType', { dealType: 'Cash' }, { dealType: 'Lease' }],
    ['paymentsLeft', { paymentsLeft: 9 }, { paymentsLeft: 10 }],
    ['inboundCreateDate', { inboundCreateDate: received }, { inboundCreateDate: replied }],
    ['customer', { customer: 'Álvarez' }, { customer: 'Baker' }],
    ['emailSentBy', { emailSentBy: 'ann2' }, { emailSentBy: 'Ann10' }],
    ['vehicleYear', { vehicleYear: 2019 }, { vehicleYear: 2020 }],
    ['vehicleModel', { vehicleModel: 'F-150' }, { vehicleModel: 'f-250' }],
    ['equityAmt', { equityAmt: toCents(-1) }, { equityAmt: toCents(0) }],
    ['replyBy', { replyBy: 'ann' }, { replyBy: 'Ben' }],
    ['replyBy', { replyBy: 'ann_' }, { replyBy: 'anna' }],
    ['replyDate', { replyDate: received }, { replyDate: replied }],
  ])('of %s is the one of its values', (orderBy, lower, higher) => {
    const list = [
      contactLogRow({ inboundContactHistoryId: '1', ...higher }),
      contactLogRow({ inboundContactHistoryId: '2', ...lower }),
    ]
    expect(ids(orderContactRows(list, { orderBy, orderDirection: 'asc' }))).toBe('2 1')
    expect(ids(orderContactRows(list, { orderBy, orderDirection: 'desc' }))).toBe('1 2')
  })

  it('puts empty values last, ties by id', () => {
    for (const orderBy of contactLogColumnKeys) {
      if (orderBy === 'inboundContactHistoryId') continue
      expect(ids(orderContactRows(rows, { orderBy, orderDirection: 'desc' }))).toBe('2 9 10')
    }
    const one = contactLogRow({ inboundContactHistoryId: '11', replyBy: 'Ann' })
    expect(ids(orderContactRows([...rows, one], { orderBy: 'replyBy', orderDirection: 'desc' }))).toBe(
      '11 2 9 10',
    )
  })

  it('is the same again', () => {
    const anyRow = fc
      .record({ id: fc.nat(99), year: fc.option(fc.nat(3)) })
      .map(({ id, year }) => contactLogRow({ inboundContactHistoryId: String(id), vehicleYear: year }))
    fc.assert(
      fc.property(fc.array(anyRow), (list) => {
        const sort = { orderBy: 'vehicleYear', orderDirection: 'desc' } as const
        const ordered = orderContactRows(list, sort)
        expect(orderContactRows(ordered, sort)).toEqual(ordered)
      }),
    )
  })
})

it('people stand by their names, and by their user names where nobody of those is known', () => {
  const names = { emailSentByName: 'Jordan Mills', replyByName: 'Dana Baker' }
  const texts = (row: ContactLogRow) =>
    (['emailSentBy', 'replyBy'] as const).map((key) => contactCellText(key, row, context))
  const users = { emailSentBy: 'jmills', replyBy: 'dbaker' }
  expect(texts(contactLogRow({ ...users, ...names }))).toEqual(['Jordan Mills', 'Dana Baker'])
  expect(texts(contactLogRow(users))).toEqual(['jmills', 'dbaker'])
  const sorted = orderContactRows(
    [
      contactLogRow({ ...users, inboundContactHistoryId: '1', replyByName: 'Zoe Abel' }),
      contactLogRow({ replyBy: 'zz', inboundContactHistoryId: '2', replyByName: 'Élan Baker' }),
      contactLogRow({ inboundContactHistoryId: '3' }),
    ],
    { orderBy: 'replyBy', orderDirection: 'asc' },
  )
  expect(sorted.map(({ inboundContactHistoryId }) => inboundContactHistoryId)).toEqual(['2', '1', '3'])
})
