import { overrideReply, searchContactLog } from '@retain/api-client/contact-log'
import type { Page } from '@retain/domain/paging/page'
import type { ContactLogRequest } from '@retain/domain/work-log/contact-log/contactLogRequest'
import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import { api, runs } from '../../../app/api'
import { contactLogsOf, logsOf } from '../../../app/tags'

/** How long a list is kept that no page shows, in seconds. */
const cachedFor = 600

/** The pages of the Contact Log, and the word that a mail needs no response. */
export const contactLogApi = api.injectEndpoints({
  endpoints: (build) => ({
    contactPage: build.query<Page<ContactLogRow>, ContactLogRequest>({
      queryFn: (body, thunk) => runs(searchContactLog).queryFn({ body }, thunk),
      providesTags: (_page, _error, { hyperionId }) => [logsOf(hyperionId), contactLogsOf(hyperionId)],
      // What is told about its mails reaches a list that is out of sight too: coming back to it needs no search.
      keepUnusedDataFor: cachedFor,
    }),
    overrideReply: build.mutation(runs(overrideReply)),
  }),
})

export const { useContactPageQuery, useOverrideReplyMutation } = contactLogApi
