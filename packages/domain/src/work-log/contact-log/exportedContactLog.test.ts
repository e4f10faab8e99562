import { expect, it } from 'vitest'
import { contactLogRow } from '../../../cases/contactLogRow'
import type { Instant } from '../../calendar/instant'
import { parseUtcOffset, utc } from '../../calendar/storeOffset'
import { toCents } from '../../money/money'
import { exportedContactColumns } from './exportedContactColumns'
import { exportedContactLog } from './exportedContactLog'

const context = {
  offset: parseUtcOffset('-05:00') ?? utc,
  user: { userName: 'sam.rivera', roles: [] },
}
const replied = {
  replyContactHistoryId: '101',
  replyBy: 'Jordan Mills',
  replyDate: '2024-03-05T21:10:00.000Z' as Instant,
}
const email = contactLogRow({
  dealType: 'Lease',
  paymentsLeft: 1_200,
  inboundCreateDate: '2024-03-05T19:05:00.000Z' as Instant,
  customer: '=Lee, "Ann"',
  emailSentBy: 'sam.rivera',
  vehicleYear: 2020,
  vehicleModel: 'Accord',
  equityAmt: toCents(-123_456),
  ...replied,
})

const reply = (row: Parameters<typeof contactLogRow>[0]) =>
  exportedContactLog(['replyContactHistoryId'], context).lines([contactLogRow(row)])

it('has every column but the one that only opens the email, figures as numbers and times by the store', () => {
  const file = exportedContactLog(exportedContactColumns, context)
  expect(file.heading).toBe(
    '\uFEFFDeal Type,Pmts Left,Received,Customer,Email Sent By,Year,Model,Equity,Reply,Reply By,Reply Date\r\n',
  )
  expect(file.lines([email])).toBe(
    `Lease,1200,03/05/2024 2:05 PM,"'=Lee, ""Ann""",sam.rivera,2020,Accord,-1234.56,2 hr 5 min,Jordan Mills,03/05/2024 4:10 PM\r\n`,
  )
})

it('tells of a reply what became of the email, and offers nothing', () => {
  expect(reply({ leadId: '9' })).toBe('Open Lead\r\n')
  expect(reply({ replyOverride: true })).toBe('OK\r\n')
  expect(reply({ ...replied, replyDate: null })).toBe('\r\n')
  expect(reply({ emailSentBy: 'sam.rivera' })).toBe('\r\n')
  expect(reply({ emailSentBy: 'somebody.else' })).toBe('\r\n')
})

it('leaves unknown figures empty', () => {
  const file = exportedContactLog(['paymentsLeft', 'vehicleYear', 'equityAmt'], context)
  expect(file.lines([contactLogRow()])).toBe(',,\r\n')
})
