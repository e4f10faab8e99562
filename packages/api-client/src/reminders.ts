import * as t from 'io-ts'
import type { MyReminder } from '@retain/domain/activity/reminder/myReminders'
import { notesLimit } from '@retain/domain/activity/notesLimit'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { hyperionId, id, instant, listUpTo, nullable, opptId, record, textUpTo } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'
import { liveMessages } from './live/message'

/** What the Reminder tab sends. The server validates it by the domain's rules again. */
export const reminderBody = record(
  {
    opportunityId: opptId,
    hyperionId,
    reminderText: textUpTo(notesLimit),
    /** The moment at which the due day begins in the store. */
    reminderDueDate: instant,
  },
  'reminder',
)
export type ReminderBody = t.TypeOf<typeof reminderBody>

/** An open reminder of the caller, with its customer (domain `MyReminder`). */
export const myReminder: t.Type<MyReminder, unknown> = record(
  {
    reminderId: id,
    reminderText: t.string,
    reminderDueDate: instant,
    createdBy: nullable(t.string),
    opptId,
    hyperionId,
    customerName: t.string,
  },
  'my reminder',
)

/** The open reminders of the caller in the stores that are open to them, the earliest due first; 500 at most (D-72). */
export const listMyReminders = endpoint({
  name: 'listMyReminders',
  base: 'opportunity',
  method: 'GET',
  path: '/reminder',
  output: t.readonlyArray(myReminder),
  access: { anyOf: [generalAccess] },
  scope: 'own',
  handlesNotFound: true,
  rows: ['O-222'],
})

/** Saves a reminder of the caller, with the alert that makes it known when it is due. */
export const createReminder = endpoint({
  name: 'createReminder',
  base: 'opportunity',
  method: 'POST',
  path: '/reminder',
  body: reminderBody,
  output: record({ reminderId: id }, 'saved reminder'),
  access: { anyOf: [generalAccess] },
  scope: { opportunity: ({ body }) => body.opportunityId },
  isIdempotent: true,
  handlesNotFound: true,
  rows: ['O-451', 'O-453'],
})

/** Marks a reminder of the caller as done, which the history records (D-72); one that is not open is left as it is. */
export const completeReminder = endpoint({
  name: 'completeReminder',
  base: 'opportunity',
  method: 'POST',
  path: '/reminder/done',
  body: record({ reminderId: id, opportunityId: opptId }, 'done reminder'),
  output: record(
    {
      /** What the live channel tells the store of it. */
      messages: liveMessages,
    },
    'recorded reminder',
  ),
  access: { anyOf: [generalAccess] },
  scope: { opportunity: ({ body }) => body.opportunityId },
  isIdempotent: true,
  handlesNotFound: true,
  rows: ['OP-059'],
})

/** Removes reminders of the caller with their alerts; those that are not open are left as they are. */
export const removeReminders = endpoint({
  name: 'removeReminders',
  base: 'opportunity',
  method: 'POST',
  path: '/reminder/remove',
  body: record({ reminderIds: listUpTo(500, id), opportunityId: opptId }, 'removed reminders'),
  output: t.null,
  access: { anyOf: [generalAccess] },
  scope: { opportunity: ({ body }) => body.opportunityId },
  handlesNotFound: true,
  rows: ['O-452'],
})
