import { overrideReply, searchContactLog } from '@retain/api-client/contact-log'
import type { Page } from '@retain/domain/paging/page'
import type { ContactLogRequest } from '@retain/domain/work-log/contact-log/contactLogRequest'
import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import { api } from '../../../core/api/api'
import { contactLogsOf, logsOf } from '../../../core/api/tags'
import { readsPages } from '../../../list/paging/readsPages'
import { emailIdOf } from '../search/rowIds'
import { runsCommand } from '../../../live/runsCommand'

/** The pages of the Contact Log, and the command that an email needs no response. */
export const contactLogApi = api.injectEndpoints({
  endpoints: (build) => ({
    contactPage: build.query<Page<ContactLogRow>, ContactLogRequest>({
      ...readsPages({
        endpointOf: () => searchContactLog,
        bodyOf: (request: ContactLogRequest) => request,
        idOf: emailIdOf,
        canShareRows: (one, other) => one.hyperionId === other.hyperionId,
      }),
      providesTags: (_page, _error, { hyperionId }) => [logsOf(hyperionId), contactLogsOf(hyperionId)],
    }),
    overrideReply: build.mutation(
      runsCommand(overrideReply, (payload) => [{ type: 'CONTACT_LOG_REPLY', payload }]),
    ),
  }),
})

export const { useContactPageQuery, useOverrideReplyMutation } = contactLogApi
