import { describe, expect, it } from 'vitest'
import type { Announcement } from './announcement'
import { markAsUnread, openAnnouncement, selectAnnouncement, type AnnouncementList } from './announcementList'

const announcement = (announcementId: string, viewed: boolean): Announcement => ({
  announcementId,
  title: 'Title',
  body: '<p>Text</p>',
  displayFrom: null,
  displayTo: null,
  active: true,
  viewed,
  version: 1,
})
const unread = announcement('1', false)
const read = announcement('2', true)
const list: AnnouncementList = { announcements: [unread, read], openId: null }

describe('selecting an announcement', () => {
  it('opens a closed one and marks it read', () => {
    const { list: after, mark } = selectAnnouncement(list, '1')
    expect(after).toEqual({ announcements: [{ ...unread, viewed: true }, read], openId: '1' })
    expect(after.announcements[1]).toBe(read)
    expect(mark).toEqual({ id: '1', markAsRead: true })
  })

  it('tells nothing of one that was read', () => {
    const { list: after, mark } = selectAnnouncement({ ...list, openId: '1' }, '2')
    expect(after).toEqual({ ...list, openId: '2' })
    expect(after.announcements[1]).toBe(read)
    expect(mark).toBeNull()
  })

  it('closes an open one', () => {
    expect(selectAnnouncement({ ...list, openId: '2' }, '2')).toEqual({ list, mark: null })
  })

  it('changes nothing where there is none such', () => {
    expect(selectAnnouncement(list, '3')).toEqual({ list, mark: null })
  })
})

describe('an alert of an announcement', () => {
  it('opens it and marks it read', () => {
    expect(openAnnouncement({ ...list, openId: '2' }, '1')).toEqual({
      list: { announcements: [{ ...unread, viewed: true }, read], openId: '1' },
      mark: { id: '1', markAsRead: true },
    })
  })

  it('leaves it open where it is so already', () => {
    const open = { ...list, openId: '2' }
    expect(openAnnouncement(open, '2')).toEqual({ list: open, mark: null })
  })

  it.each([null, '3'])('that names %j opens the list as it was', (id) => {
    expect(openAnnouncement(list, id)).toEqual({ list, mark: null })
  })
})

describe('Mark As Unread', () => {
  it('makes it unread and closes it', () => {
    expect(markAsUnread({ ...list, openId: '2' }, '2')).toEqual({
      list: { announcements: [unread, { ...read, viewed: false }], openId: null },
      mark: { id: '2', markAsRead: false },
    })
  })

  it('changes nothing where there is none such', () => {
    expect(markAsUnread({ ...list, openId: '1' }, '3')).toEqual({
      list: { ...list, openId: '1' },
      mark: null,
    })
  })

  it('leaves another one open', () => {
    expect(markAsUnread({ ...list, openId: '1' }, '2').list.openId).toBe('1')
  })
})
