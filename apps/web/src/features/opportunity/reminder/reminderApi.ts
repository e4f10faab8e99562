import {
  completeReminder,
  createReminder,
  listMyReminders,
  removeReminders,
} from '@retain/api-client/reminders'
import { reminderNoun } from '@retain/domain/activity/reminder/reminder'
import { notSavedLabel } from '@retain/domain/messages/notSaved'
import { api, runs } from '../../../core/api/api'
import { runsCommand } from '../../../live/runsCommand'

/** The reminders of the signed-in user. */
export const reminderApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMyReminders: build.query({ ...runs(listMyReminders), providesTags: ['Reminder'] }),
    createReminder: build.mutation({
      ...runs(createReminder, { onFailure: { ownText: notSavedLabel(reminderNoun) } }),
      invalidatesTags: ['Reminder'],
    }),
    completeReminder: build.mutation({
      ...runsCommand(completeReminder, ({ messages }) => messages),
      invalidatesTags: ['Reminder'],
    }),
    removeReminders: build.mutation({ ...runs(removeReminders), invalidatesTags: ['Reminder'] }),
  }),
})

export const { useListMyRemindersQuery } = reminderApi
