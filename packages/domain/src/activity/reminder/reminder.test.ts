import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { Day } from '../../calendar/day'
import type { Instant } from '../../calendar/instant'
import type { OffsetMinutes } from '../../calendar/storeOffset'
import {
  changeDueDay,
  emptyReminder,
  isReminderDirty,
  reminderRemovedText,
  reminderRequest,
  reminderSavedText,
  removalRequest,
  validateReminder,
  type ReminderDraft,
} from './reminder'

const at = (text: string) => text as Instant
/** 22:30 on 19 November in New York, which is the 20th in UTC. */
const context = { now: at('2026-11-20T03:30:00.000Z'), offset: -300 as OffsetMinutes }
const today = at('2026-11-19T05:00:00.000Z')
const baseline = emptyReminder(context)
const wrongs = (draft: ReminderDraft) => {
  const checked = validateReminder(draft, context)
  return E.isLeft(checked) ? checked.left.map(({ field, message }) => `${field}: ${message}`) : []
}

describe('a reminder', () => {
  it('has a text and a due date, which is the start of today in the store [O-217] [O-218]', () => {
    expect(baseline).toEqual({ reminderText: '', reminderDueDate: today })
  })

  it('needs a text [OP-055]', () => {
    expect(wrongs(baseline)).toEqual(['reminderText: A reminder needs a text.'])
    expect(wrongs({ ...baseline, reminderText: ' \n' })).toEqual(['reminderText: A reminder needs a text.'])
    expect(validateReminder({ ...baseline, reminderText: ' Call back ' }, context)).toEqual(
      E.right({ reminderText: 'Call back', reminderDueDate: today }),
    )
  })

  it('is due today or later, by the calendar of the store [OP-055]', () => {
    const due = (reminderDueDate: string) =>
      wrongs({ reminderText: 'Call back', reminderDueDate: at(reminderDueDate) })
    expect(due('2026-11-19T05:00:00.000Z')).toEqual([])
    expect(due('2027-01-01T00:00:00.000Z')).toEqual([])
    expect(due('2026-11-19T04:59:59.999Z')).toEqual(['reminderDueDate: The due date is today or later.'])
    expect(due('tomorrow')).toEqual(['reminderDueDate: The due date is not a date.'])
    expect(wrongs({ reminderText: 'Call back', reminderDueDate: null })).toEqual([
      'reminderDueDate: The due date is not a date.',
    ])
  })

  it('says everything that is wrong, and holds 4,000 characters', () => {
    const most = 'a'.repeat(4_000)
    expect(wrongs({ ...baseline, reminderText: ` ${most} ` })).toEqual([])
    expect(wrongs({ reminderText: `${most}a`, reminderDueDate: at('2020-01-01T00:00:00.000Z') })).toEqual([
      'reminderText: A reminder can hold up to 4,000 characters.',
      'reminderDueDate: The due date is today or later.',
    ])
  })

  it('is due as the chosen day begins in the store', () => {
    expect(changeDueDay(baseline, '2026-12-24' as Day, context.offset)).toEqual({
      reminderText: '',
      reminderDueDate: '2026-12-24T05:00:00.000Z',
    })
    expect(changeDueDay(baseline, null, context.offset).reminderDueDate).toBeNull()
  })
})

describe('a reminder form', () => {
  it('is dirty with a text that is more than blanks [O-219]', () => {
    expect(isReminderDirty({ ...baseline, reminderText: '  ' }, baseline)).toBe(false)
    expect(isReminderDirty({ ...baseline, reminderText: ' call ' }, baseline)).toBe(true)
  })

  it('is dirty with another due date, and not because midnight has passed [O-220]', () => {
    const tomorrow = changeDueDay(baseline, '2026-11-20' as Day, context.offset)
    expect(isReminderDirty(tomorrow, baseline)).toBe(true)
    expect(isReminderDirty(baseline, baseline)).toBe(false)
    expect(isReminderDirty(tomorrow, tomorrow)).toBe(false)
  })
})

it('the texts of saving and removing are fixed', () => {
  expect([reminderSavedText, reminderRemovedText]).toEqual(['Reminder Saved', 'Reminder Removed'])
})

it('a reminder is saved and removed by bodies of their own fields', () => {
  const owner = { opportunityId: '17', hyperionId: 'HAR' }
  const reminder = { ...baseline, reminderText: 'Call back', reminderId: '5', createdBy: 'Ann Lee' }
  expect(reminderRequest(reminder, owner)).toEqual({
    opportunityId: '17',
    hyperionId: 'HAR',
    reminderText: 'Call back',
    reminderDueDate: today,
  })
  expect(removalRequest(['5', '6'], '17')).toEqual({ reminderIds: ['5', '6'], opportunityId: '17' })
})
