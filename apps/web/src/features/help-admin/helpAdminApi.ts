import { createHelpLink, deleteHelpLink, listHelpLinks, updateHelpLink } from '@retain/api-client/help-links'
import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { helpLinkNoun, type HelpLink } from '@retain/domain/help/helpLink'
import { notSavedLabel } from '@retain/domain/messages/notSaved'
import { api, runs } from '../../core/api/api'

const ownText = { onFailure: { ownText: notSavedLabel(helpLinkNoun) } }
const updates = runs(updateHelpLink, ownText)

/** Every help link, to be written, changed and deleted; each answer replaces what is shown. */
export const helpAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHelpLinks: build.query({ ...runs(listHelpLinks, { onFailure: 'log' }), providesTags: ['HelpLink'] }),
    createHelpLink: build.mutation({
      ...runs(createHelpLink, ownText),
      invalidatesTags: (answer) => (answer === undefined ? [] : ['HelpLink']),
    }),
    updateHelpLink: build.mutation({
      queryFn: async (...[input, thunk]: Parameters<typeof updates.queryFn>) => {
        const result = await updates.queryFn(input, thunk)
        if ('data' in result) patchPages(thunk, result.data)
        return result
      },
      // One that somebody else deleted meanwhile shows as such.
      invalidatesTags: ['HelpLink'],
    }),
    deleteHelpLink: build.mutation({
      ...runs(deleteHelpLink),
      invalidatesTags: (answer) => (answer === undefined ? [] : ['HelpLink']),
    }),
  }),
})

/** Changes the row of every page that was read, before the form is emptied that shows it. */
function patchPages(
  { dispatch, getState }: Pick<BaseQueryApi, 'dispatch' | 'getState'>,
  saved: HelpLink,
): void {
  const root = getState() as Parameters<typeof helpAdminApi.util.selectCachedArgsForQuery>[0]
  for (const args of helpAdminApi.util.selectCachedArgsForQuery(root, 'listHelpLinks'))
    dispatch(
      helpAdminApi.util.updateQueryData('listHelpLinks', args, (page) => ({
        ...page,
        list: page.list.map((one) => (one.helpLinkId === saved.helpLinkId ? saved : one)),
      })),
    )
}

export const { useListHelpLinksQuery } = helpAdminApi
