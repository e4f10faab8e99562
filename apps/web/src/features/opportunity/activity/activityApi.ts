import { logCall, saveNote } from '@retain/api-client/activity'
import { callNoun } from '@retain/domain/activity/call/afterCall'
import { noteNoun } from '@retain/domain/activity/note/note'
import { notSavedLabel } from '@retain/domain/messages/notSaved'
import { api } from '../../../core/api/api'
import { runsCommand } from '../../../live/runsCommand'

/** What is recorded of the work with a customer. */
export const activityApi = api.injectEndpoints({
  endpoints: (build) => ({
    logCall: build.mutation(
      runsCommand(logCall, ({ messages }) => messages, { onFailure: { ownText: notSavedLabel(callNoun) } }),
    ),
    saveNote: build.mutation(
      runsCommand(saveNote, ({ messages }) => messages, { onFailure: { ownText: notSavedLabel(noteNoun) } }),
    ),
  }),
})
