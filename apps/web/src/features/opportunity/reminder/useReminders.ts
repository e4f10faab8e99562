import type { MyReminder } from '@retain/domain/activity/reminder/myReminders'
import {
  removalRequest,
  reminderDoneText,
  reminderRemovedText,
} from '@retain/domain/activity/reminder/reminder'
import { useAppDispatch, type AppThunk } from '../../../core/state/appHooks'
import { toastShown } from '../../../core/toasts/toastsSlice'
import { useBusy } from '../../../forms/useBusy'
import type { CommandResult } from '../../../forms/useSaving'
import { reminderApi, useListMyRemindersQuery } from './reminderApi'

/** The list of one's open reminders, and ending them. */
export interface Reminders {
  /** `undefined` until it is read. */
  readonly reminders: readonly MyReminder[] | undefined
  readonly isError: boolean
  readonly refetch: () => void
  /** The id of the one that is being ended. */
  readonly ending: string | null
  readonly finish: (reminder: MyReminder) => void
  readonly remove: (reminder: MyReminder) => void
}

/**
 * Reads one's open reminders of all customers.
 *
 * @param onEnded one was done or removed: its line is gone.
 */
export function useReminders(onEnded: () => void): Reminders {
  const dispatch = useAppDispatch()
  const { data, isError, refetch } = useListMyRemindersQuery({})
  const { busyWith, run } = useBusy<string>()
  const end = (reminder: MyReminder, send: AppThunk<PromiseLike<CommandResult<unknown>>>, label: string) =>
    run(reminder.reminderId, async () => {
      const { error } = await dispatch(send)
      if (error !== undefined) return
      dispatch(toastShown({ type: 'success', label }))
      onEnded()
    })
  const finish = (reminder: MyReminder) => {
    const { reminderId, opptId: opportunityId } = reminder
    const request = { body: { reminderId, opportunityId }, idempotencyKey: `reminder-done-${reminderId}` }
    end(
      reminder,
      reminderApi.endpoints.completeReminder.initiate(request, { track: false }),
      reminderDoneText,
    )
  }
  const remove = (reminder: MyReminder) => {
    const request = { body: removalRequest([reminder.reminderId], reminder.opptId) }
    end(
      reminder,
      reminderApi.endpoints.removeReminders.initiate(request, { track: false }),
      reminderRemovedText,
    )
  }
  return { reminders: data, isError, refetch: () => void refetch(), ending: busyWith, finish, remove }
}
