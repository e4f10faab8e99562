import {
  emptyReminder,
  isReminderDirty,
  reminderNoun,
  reminderRequest,
  reminderSavedText,
  validateReminder,
  type Reminder,
  type ReminderDraft,
} from '@retain/domain/activity/reminder/reminder'
import { startOfDay } from '@retain/domain/calendar/dayRange'
import { useMemo } from 'react'
import { opportunityOf } from '../../../core/api/tags'
import { useMinute } from '../../../core/browser/useMinute'
import { useDraft, type Draft } from '../../../forms/useDraft'
import { useDraftName } from '../../../forms/useDraftName'
import { useSaving, type Saving } from '../../../forms/useSaving'
import { useStoreOffset } from '../../../session/active-store/useStoreOffset'
import { reminderApi } from './reminderApi'

/** The reminder that is being written. */
export type ReminderForm = Draft<ReminderDraft, Reminder>

/** The draft of a reminder, due today until another day is chosen; kept as that of a note is (O-217 to O-220). */
export function useReminderForm(opptId: string): ReminderForm {
  const offset = useStoreOffset()
  const today = startOfDay(useMinute(), offset)
  const { empty, rules } = useMemo(() => {
    const context = { now: today, offset }
    return {
      empty: emptyReminder(context),
      rules: {
        validate: (draft: ReminderDraft) => validateReminder(draft, context),
        isDirty: isReminderDirty,
      },
    }
  }, [today, offset])
  const keptAs = useDraftName('reminder', opptId)
  return useDraft<ReminderDraft, Reminder>(empty, rules, keptAs)
}

/**
 * Saving the reminder of a form (O-221, O-451).
 *
 * @param hyperionId the store of the opportunity; nothing can be saved before it is known.
 */
export const useReminderSaving = (opptId: string, hyperionId: string, form: ReminderForm): Saving =>
  useSaving(form, {
    noun: reminderNoun,
    send: (reminder, idempotencyKey) =>
      reminderApi.endpoints.createReminder.initiate(
        { body: reminderRequest(reminder, { opportunityId: opptId, hyperionId }), idempotencyKey },
        { track: false },
      ),
    savedText: reminderSavedText,
    staleTags: [opportunityOf(opptId)],
  })
