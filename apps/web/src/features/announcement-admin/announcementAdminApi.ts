import {
  createAnnouncement,
  deleteAnnouncement,
  listAnnouncementsAdmin,
  updateAnnouncement,
} from '@retain/api-client/announcements'
import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { announcementNoun, type Announcement } from '@retain/domain/announcements/announcement'
import { notSavedLabel } from '@retain/domain/messages/notSaved'
import { api, runs } from '../../core/api/api'

const ownText = { onFailure: { ownText: notSavedLabel(announcementNoun) } }
const creates = runs(createAnnouncement, ownText)
const updates = runs(updateAnnouncement, ownText)

/** Every announcement, to be written, changed and deleted; each answer replaces what is shown. */
export const announcementAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAnnouncementsAdmin: build.query({
      ...runs(listAnnouncementsAdmin, { onFailure: 'log' }),
      providesTags: ['Announcement'],
    }),
    createAnnouncement: build.mutation({
      ...creates,
      invalidatesTags: (answer) => (answer === undefined ? [] : ['Announcement']),
    }),
    updateAnnouncement: build.mutation({
      queryFn: async (...[input, thunk]: Parameters<typeof updates.queryFn>) => {
        const result = await updates.queryFn(input, thunk)
        if ('data' in result) patchPages(thunk, result.data)
        return result
      },
      // One that somebody else deleted meanwhile shows as such.
      invalidatesTags: ['Announcement'],
    }),
    deleteAnnouncement: build.mutation({
      ...runs(deleteAnnouncement),
      invalidatesTags: (answer) => (answer === undefined ? [] : ['Announcement']),
    }),
  }),
})

/** Changes the row of every page that was read, before the form is emptied that shows it. */
function patchPages(
  { dispatch, getState }: Pick<BaseQueryApi, 'dispatch' | 'getState'>,
  saved: Announcement,
): void {
  const root = getState() as Parameters<typeof announcementAdminApi.util.selectCachedArgsForQuery>[0]
  for (const args of announcementAdminApi.util.selectCachedArgsForQuery(root, 'listAnnouncementsAdmin'))
    dispatch(
      announcementAdminApi.util.updateQueryData('listAnnouncementsAdmin', args, (page) => ({
        ...page,
        list: page.list.map((one) => (one.announcementId === saved.announcementId ? saved : one)),
      })),
    )
}

export const { useListAnnouncementsAdminQuery } = announcementAdminApi
