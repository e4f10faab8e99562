import { describe, expect, it } from 'vitest'
import type { Announcement } from './announcement'
import { markAsUnread, selectAnnouncement, type AnnouncementList } from './announcementList'

const announcement = (announcementId: string, viewed: boolean): Announcement => ({
  announcementId,
  title: 'Title',
  body: '<p>Text</p>',
  displayFrom: null,
  displayTo: null,
  active: true,
  viewed,
})
const unread = announcement('1', false)
const read = announcement('2', true)
const list: AnnouncementList = { announcements: [unread, read], openId: null }

describe('selecting an announcement', () => {
  it('opens a closed one and marks it read  [S-250] [S-252]', () => {
    const { list: after, mark } = selectAnnouncement(list, '1')
    expect(after).toEqual({ announcements: [{ ...unread, viewed: true }, read], openId: '1' })
    expect(after.announcements[1]).toBe(read)
    expect(mark).toEqual({ id: '1', markAsRead: true })
  })

  it('tells nothing of one that was read', () => {
    expect(selectAnnouncement({ ...list, openId: '1' }, '2')).toEqual({
      list: { ...list, openId: '2' },
      mark: null,
    })
  })

  it('closes an open one  [S-251]', () => {
    expect(selectAnnouncement({ ...list, openId: '2' }, '2')).toEqual({ list, mark: null })
  })

  it('changes nothing where there is none such', () => {
    expect(selectAnnouncement(list, '3')).toEqual({ list, mark: null })
  })
})

describe('Mark As Unread', () => {
  it('makes it unread and closes it  [S-254] [S-255]', () => {
    expect(markAsUnread({ ...list, openId: '2' }, '2')).toEqual({
      list: { announcements: [unread, { ...read, viewed: false }], openId: null },
      mark: { id: '2', markAsRead: false },
    })
  })

  it('leaves another one open', () => {
    expect(markAsUnread({ ...list, openId: '1' }, '2').list.openId).toBe('1')
  })
})
