import { expect, it } from 'vitest'
import type { Day } from '../../calendar/day'
import type { Instant } from '../../calendar/instant'
import { firstMoment } from '../../calendar/storeDay'
import type { OffsetMinutes } from '../../calendar/storeOffset'
import { dueState, remindersByCustomer } from './myReminders'

const offset = -300 as OffsetMinutes

it.each([
  ['2026-11-18', 'overdue', 'Overdue 2 days'],
  ['2026-11-19', 'overdue', 'Overdue 1 day'],
  ['2026-11-20', 'today', 'Today'],
  ['2026-11-21', 'ahead', 'In 1 day'],
  ['2026-12-14', 'ahead', 'In 24 days'],
] as const)('due %s is %s: %s', (day, kind, text) => {
  expect(dueState(firstMoment(day as Day, offset), '2026-11-20' as Day, offset)).toEqual({ kind, text })
})

it('counts by the calendar of the store, to its last millisecond', () => {
  const due = '2026-11-21T04:59:59.999Z' as Instant
  expect(dueState(due, '2026-11-20' as Day, offset).kind).toBe('today')
})

it('keeps the customer and the others apart, in their order', () => {
  const of = (reminderId: string, opptId: string) => ({
    ...{ reminderId, opptId, hyperionId: 'HAR', customerName: 'Smith, Graham', createdBy: null },
    ...{ reminderText: 'Call', reminderDueDate: '2026-11-20T05:00:00.000Z' as Instant },
  })
  const [first, second, third] = [of('1', '7'), of('2', '8'), of('3', '7')]
  expect(remindersByCustomer([first, second, third], '7')).toEqual({
    ofCustomer: [first, third],
    ofOthers: [second],
  })
})
