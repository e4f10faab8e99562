import type { Announcement } from './announcement'

/** The dialog's list: the announcements, and which one is open. */
export interface AnnouncementList {
  readonly announcements: readonly Announcement[]
  readonly openId: string | null
}

/** What the service is told of an announcement, or `null` when there is nothing to tell (S-252, S-254). */
export interface MarkRead {
  readonly id: string
  readonly markAsRead: boolean
}

/** The list after a step, and what the service is told. */
export interface AnnouncementStep {
  readonly list: AnnouncementList
  readonly mark: MarkRead | null
}

const withViewed = (announcements: readonly Announcement[], id: string, viewed: boolean): Announcement[] =>
  announcements.map((announcement) =>
    announcement.announcementId === id && announcement.viewed !== viewed
      ? { ...announcement, viewed }
      : announcement,
  )

/**
 * Selecting a title opens a closed announcement and closes an open one; opening one that was not viewed marks it read. An
 * unknown id changes nothing (S-250 to S-252).
 *
 * @example selectAnnouncement({ announcements, openId: null }, '7').mark // { id: '7', markAsRead: true }
 */
export function selectAnnouncement(list: AnnouncementList, id: string): AnnouncementStep {
  const selected = list.announcements.find(({ announcementId }) => announcementId === id)
  if (selected === undefined) return { list, mark: null }
  if (list.openId === id) return { list: { ...list, openId: null }, mark: null }
  return {
    list: { announcements: withViewed(list.announcements, id, true), openId: id },
    mark: selected.viewed ? null : { id, markAsRead: true },
  }
}

/**
 * 'Mark As Unread': the announcement is closed and unviewed again (S-254, S-255).
 *
 * @example markAsUnread({ announcements, openId: '7' }, '7').list.openId // null
 */
export const markAsUnread = (list: AnnouncementList, id: string): AnnouncementStep => ({
  list: {
    announcements: withViewed(list.announcements, id, false),
    openId: list.openId === id ? null : list.openId,
  },
  mark: { id, markAsRead: false },
})
