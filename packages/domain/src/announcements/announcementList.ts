import type { Announcement } from './announcement'

/** The dialog's list: the announcements, and which one is open. */
export interface AnnouncementList {
  readonly announcements: readonly Announcement[]
  readonly openId: string | null
}

/** The call that marks an announcement, `null` when none is made (S-252, S-254). */
export interface MarkRead {
  readonly id: string
  readonly markAsRead: boolean
}

/** The list after a step, and the call that follows. */
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
 * The dialog opened at one announcement, as an alert of it does: that one is open, whether it was so before or not, and is
 * marked read as by selecting it. Without an id, or with an unknown one, the list is as it was (S-775, S-788).
 *
 * @example openAnnouncement({ announcements, openId: '7' }, '7').list.openId // '7'
 */
export const openAnnouncement = (list: AnnouncementList, id: string | null): AnnouncementStep =>
  id === null || list.openId === id ? { list, mark: null } : selectAnnouncement(list, id)

/**
 * 'Mark As Unread': the announcement is closed and unviewed again. An unknown id changes nothing (S-254, S-255).
 *
 * @example markAsUnread({ announcements, openId: '7' }, '7').list.openId // null
 */
export const markAsUnread = (list: AnnouncementList, id: string): AnnouncementStep =>
  list.announcements.some(({ announcementId }) => announcementId === id)
    ? {
        list: {
          announcements: withViewed(list.announcements, id, false),
          openId: list.openId === id ? null : list.openId,
        },
        mark: { id, markAsRead: false },
      }
    : { list, mark: null }
