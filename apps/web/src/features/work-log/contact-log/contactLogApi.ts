import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { overrideReply, searchContactLog } from '@retain/api-client/contact-log'
import type { Page } from '@retain/domain/paging/page'
import { largestWholePage } from '@retain/domain/paging/pageSize'
import type { ContactLogRequest } from '@retain/domain/work-log/contact-log/contactLogRequest'
import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import { api, runs, type Result } from '../../../app/api'
import { contactLogsOf, logsOf } from '../../../app/tags'
import { keeper, mailIdOf, readLargeContactPage } from '../large-page/largePage'

/** How long a list is kept that no page shows, in seconds. */
const cachedFor = 600

/** The pages of the Contact Log, and the word that a mail needs no response. */
export const contactLogApi = api.injectEndpoints({
  endpoints: (build) => ({
    contactPage: build.query<Page<ContactLogRow>, ContactLogRequest>({
      queryFn: (request, thunk): Promise<Result<Page<ContactLogRow>>> => {
        const known = knownMails(thunk.getState, request)
        return request.pageSize > largestWholePage
          ? readLargeContactPage(request, thunk, known)
          : readContactPage(request, thunk, known)
      },
      providesTags: (_page, _error, { hyperionId }) => [logsOf(hyperionId), contactLogsOf(hyperionId)],
      // A refreshed page is new as a whole; comparing ten thousand rows with their predecessors would hold the thread.
      structuralSharing: false,
      // What is told about its mails reaches a list that is out of sight too: coming back to it needs no search.
      keepUnusedDataFor: cachedFor,
    }),
    overrideReply: build.mutation(runs(overrideReply)),
  }),
})

export const { useContactPageQuery, useOverrideReplyMutation } = contactLogApi

/** Reads a page of a usual size; its mails that come again unchanged stay the same objects, so that they are not drawn again. */
async function readContactPage(
  body: ContactLogRequest,
  thunk: BaseQueryApi,
  known: readonly ContactLogRow[],
): Promise<Result<Page<ContactLogRow>>> {
  const answer = await runs(searchContactLog).queryFn({ body }, thunk)
  return 'error' in answer
    ? answer
    : { data: { ...answer.data, list: answer.data.list.map(keeper(known, mailIdOf)) } }
}

type CacheState = Parameters<typeof contactLogApi.util.selectCachedArgsForQuery>[0]

/** The mails of the same store that are here already: those of the same page, or of the longest list. */
function knownMails(
  getState: BaseQueryApi['getState'],
  { hyperionId }: ContactLogRequest,
): readonly ContactLogRow[] {
  const state = getState() as CacheState
  let known: readonly ContactLogRow[] = []
  for (const cached of contactLogApi.util.selectCachedArgsForQuery(state, 'contactPage')) {
    if (cached.hyperionId !== hyperionId) continue
    const list = contactLogApi.endpoints.contactPage.select(cached)(state).data?.list ?? []
    if (list.length >= known.length) known = list
  }
  return known
}
