import type { RecordedEntry } from '../history/recordedEntry'

/**
 * What the contact history records of a reminder that is done (OP-059, D-72). One that was only removed leaves no entry.
 *
 * @param reminderText the reminder's text, which is plain.
 * @example completedReminder('Call back').contactAction // 'REMCOM'
 */
export const completedReminder = (reminderText: string): RecordedEntry => ({
  contactType: 'Reminder',
  contactAction: 'REMCOM',
  actionResult: null,
  reason: null,
  notes: reminderText,
  contactInfo: null,
})
