import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { overrideReply, searchContactLog } from '@retain/api-client/contact-log'
import type { Page } from '@retain/domain/paging/page'
import type { ContactLogRequest } from '@retain/domain/work-log/contact-log/contactLogRequest'
import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import { api } from '../../../core/api/api'
import { contactLogsOf, logsOf } from '../../../core/api/tags'
import { runsCommand } from '../../../live/runsCommand'
import { emailsStreamed } from '../large-page/streamedRowEvents'
import { knownRows, mailIdOf } from '../search/knownRows'
import { contactSearch } from '../search/logRequest'
import { readsPages } from '../search/readsPages'

/** The pages of the Contact Log, and the word that a mail needs no response. */
export const contactLogApi = api.injectEndpoints({
  endpoints: (build) => ({
    contactPage: build.query<Page<ContactLogRow>, ContactLogRequest>({
      ...readsPages({
        endpointOf: () => searchContactLog,
        searchOf: contactSearch,
        idOf: mailIdOf,
        knownOf,
        arrived: emailsStreamed,
      }),
      providesTags: (_page, _error, { hyperionId }) => [logsOf(hyperionId), contactLogsOf(hyperionId)],
    }),
    overrideReply: build.mutation(
      runsCommand(overrideReply, (payload) => [{ type: 'CONTACT_LOG_REPLY', payload }]),
    ),
  }),
})

export const { useContactPageQuery, useOverrideReplyMutation } = contactLogApi

function knownOf(request: ContactLogRequest, { getState }: BaseQueryApi): readonly ContactLogRow[] {
  const state = getState() as Parameters<typeof contactLogApi.util.selectCachedArgsForQuery>[0]
  const cached = contactLogApi.util.selectCachedArgsForQuery(state, 'contactPage')
  const alike = cached.filter(({ hyperionId }) => hyperionId === request.hyperionId)
  return knownRows(request, alike, (of) => contactLogApi.endpoints.contactPage.select(of)(state).data?.list)
}
