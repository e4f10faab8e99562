import { describe, expect, it } from 'vitest'
import { shifted, type Instant } from '../calendar/instant'
import {
  announcementsDelay,
  announcementsTitle,
  displayedAnnouncements,
  isDisplayed,
  markAsUnreadLabel,
  opensAnnouncements,
  type Announcement,
} from './announcement'

const now = '2026-11-21T15:00:00.000Z' as Instant
const always = { active: true, displayFrom: null, displayTo: null }
const titled = (title: string, given: Partial<Announcement> = {}): Announcement => ({
  ...always,
  announcementId: title,
  title,
  body: '<p>Text</p>',
  viewed: false,
  version: 1,
  ...given,
})

describe('an announcement', () => {
  it('has its words and its delay', () => {
    expect([announcementsTitle, markAsUnreadLabel, announcementsDelay]).toEqual([
      'Announcements',
      'Mark As Unread',
      1500,
    ])
  })

  it.each([
    [always, true],
    [{ ...always, active: false }, false],
    [{ ...always, displayFrom: now }, true],
    [{ ...always, displayFrom: shifted(now, 1) }, false],
    [{ ...always, displayTo: now }, true],
    [{ ...always, displayTo: shifted(now, -1) }, false],
    [{ ...always, displayFrom: now, displayTo: now }, true],
  ])('%o is shown: %s  [S-790]', (announcement, expected) => {
    expect(isDisplayed(announcement, now)).toBe(expected)
  })

  it('stands before those that began earlier, and behind none that shows at once', () => {
    const shown = displayedAnnouncements(
      [
        titled('at once'),
        titled('old', { displayFrom: shifted(now, -2) }),
        titled('hidden', { active: false }),
        titled('at once too'),
        titled('new', { displayFrom: shifted(now, -1) }),
      ],
      now,
    )
    expect(shown.map(({ title }) => title)).toEqual(['new', 'old', 'at once', 'at once too'])
  })

  it('opens the dialog while it is shown and unviewed  [S-788]', () => {
    expect(opensAnnouncements([titled('a', { viewed: true }), titled('b')], now)).toBe(true)
    expect(opensAnnouncements([titled('a', { viewed: true }), titled('b', { active: false })], now)).toBe(
      false,
    )
    expect(opensAnnouncements([], now)).toBe(false)
  })
})
