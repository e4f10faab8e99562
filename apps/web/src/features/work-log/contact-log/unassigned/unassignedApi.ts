import { quickSearchV2 } from '@retain/api-client/quick-search'
import { assignEmail, listUnassignedEmails } from '@retain/api-client/unassigned-emails'
import { api, runs } from '../../../../core/api/api'
import { unassignedOf } from '../../../../core/api/tags'

/** Emails that found no opportunity, assigning them, and finding the customer whom one is from. */
const unassignedApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sent by the page itself, so that a failure shows no toast: the log works without it. */
    listUnassignedEmails: build.query({
      ...runs(listUnassignedEmails, { onFailure: 'log' }),
      providesTags: (_page, _error, { query }) => [unassignedOf(query.hyperionId)],
    }),
    assignEmail: build.mutation({ ...runs(assignEmail), invalidatesTags: ['UnassignedEmail'] }),
    findCustomers: build.query(runs(quickSearchV2, { onFailure: 'log', doNotLog: true })),
  }),
})

export const { useListUnassignedEmailsQuery, useAssignEmailMutation, useFindCustomersQuery } = unassignedApi
