import { listAnnouncements, markAnnouncementRead } from '@retain/api-client/announcements'
import type { Announcement } from '@retain/domain/announcements/announcement'
import { api, runs } from '../../core/api/api'

/** The announcements that are shown at present, and marking them. */
export const announcementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAnnouncements: build.query({ ...runs(listAnnouncements), providesTags: ['Announcement'] }),
    markRead: build.mutation({
      ...runs(markAnnouncementRead),
      onQueryStarted: async ({ body: { id, markAsRead } }, { dispatch, queryFulfilled }) => {
        const marked = (one: Announcement) =>
          one.announcementId === id ? { ...one, viewed: markAsRead } : one
        const { undo } = dispatch(
          announcementsApi.util.updateQueryData('listAnnouncements', {}, (list) => list.map(marked)),
        )
        try {
          await queryFulfilled
        } catch {
          undo()
        }
      },
    }),
  }),
})

export const { useListAnnouncementsQuery } = announcementsApi
