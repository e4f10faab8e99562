import type { Either } from 'fp-ts/Either'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'
import type { Day } from '../../calendar/day'
import { startOfDay } from '../../calendar/dayRange'
import { isInstant, type Instant } from '../../calendar/instant'
import { firstMoment } from '../../calendar/storeDay'
import type { OffsetMinutes } from '../../calendar/storeOffset'
import { fieldErrors, valueOrErrors, type FieldError } from '../../validation/fieldError'
import { notesLimit } from '../notesLimit'

/** What the Reminder tab holds while it is filled (O-217). */
export interface ReminderDraft {
  readonly reminderText: string
  /** `null` while what is typed means no day. */
  readonly reminderDueDate: Instant | null
}

/** The fields of a draft with a day: a reminder that can be saved, and the form as it begins. */
export interface Reminder extends ReminderDraft {
  readonly reminderDueDate: Instant
}

/** A reminder that is open (api.md 2.9 listReminders). */
export interface OpenReminder extends Reminder {
  readonly reminderId: string
  /** Shown name of who wrote it. */
  readonly createdBy: string | null
}

/** The fields of the form that can be wrong; they are named alike on the wire. */
export type ReminderField = keyof ReminderDraft

/** What a reminder depends on: the moment, and the calendar of the store. */
export interface ReminderContext {
  readonly now: Instant
  readonly offset: OffsetMinutes
}

/** What a reminder is called in the middle of a sentence. */
export const reminderNoun = 'reminder'

/** What is said when a reminder was saved, and when one was removed (O-221, O-222). */
export const reminderSavedText = 'Reminder Saved'
export const reminderRemovedText = 'Reminder Removed'

/** What is said when one was done (D-72). */
export const reminderDoneText = 'Reminder Done'

/**
 * A reminder before anything is filled in: due at the start of today, by the calendar of the store (O-218).
 *
 * @example emptyReminder({ now, offset }).reminderDueDate // '2026-11-20T05:00:00.000Z' at -05:00
 */
export const emptyReminder = ({ now, offset }: ReminderContext): Reminder => ({
  reminderText: '',
  reminderDueDate: startOfDay(now, offset),
})

/** Another day, or none yet: the reminder is due as that day begins in the store. */
export const changeDueDay = (
  draft: ReminderDraft,
  day: Day | null,
  offset: OffsetMinutes,
): ReminderDraft => ({ ...draft, reminderDueDate: day === null ? null : firstMoment(day, offset) })

const wrongText = (text: string): string | null => {
  const { length } = text.trim()
  if (length === 0) return 'A reminder needs a text.'
  return length > notesLimit ? 'A reminder can hold up to 4,000 characters.' : null
}

const wrongDueDate = (dueDate: string | null, { now, offset }: ReminderContext): string | null => {
  if (dueDate === null || !isInstant(dueDate)) return 'The due date is not a date.'
  return dueDate < startOfDay(now, offset) ? 'The due date is today or later.' : null
}

/**
 * The reminder that a draft makes, without blanks around its text: it needs a text, and a due date that is today or later by
 * the calendar of the store (OP-055). The server asks the same when it is saved.
 *
 * @example validateReminder(emptyReminder(context), context) // left: reminderText, 'A reminder needs a text.'
 */
export function validateReminder(
  draft: ReminderDraft,
  context: ReminderContext,
): Either<NonEmptyArray<FieldError<ReminderField>>, Reminder> {
  const errors = fieldErrors<ReminderField>([
    ['reminderText', wrongText(draft.reminderText)],
    ['reminderDueDate', wrongDueDate(draft.reminderDueDate, context)],
  ])
  return valueOrErrors(errors, () => ({
    reminderText: draft.reminderText.trim(),
    // Without a day there is an error.
    reminderDueDate: draft.reminderDueDate as Instant,
  }))
}

/**
 * Whether leaving would lose something: a text that is more than blanks, or another due date than the form began with
 * (O-219, O-220).
 *
 * @param baseline the draft as the form began with it: `emptyReminder`, perhaps of yesterday.
 */
export const isReminderDirty = (draft: ReminderDraft, baseline: ReminderDraft): boolean =>
  draft.reminderText.trim() !== '' || draft.reminderDueDate !== baseline.reminderDueDate

/** Of which opportunity and store a reminder is. */
export interface ReminderOwner {
  readonly opportunityId: string
  readonly hyperionId: string
}

/**
 * The body by which a reminder is saved (O-451, OP-056).
 *
 * @example reminderRequest(reminder, { opportunityId: '17', hyperionId: 'HAR' }).opportunityId // '17'
 */
export const reminderRequest = (
  { reminderText, reminderDueDate }: Reminder,
  { opportunityId, hyperionId }: ReminderOwner,
): ReminderOwner & Reminder => ({ opportunityId, hyperionId, reminderText, reminderDueDate })

/**
 * The body by which reminders are removed (O-452, OP-056).
 *
 * @example removalRequest(['5'], '17') // { reminderIds: ['5'], opportunityId: '17' }
 */
export const removalRequest = (reminderIds: readonly string[], opportunityId: string) => ({
  reminderIds,
  opportunityId,
})
