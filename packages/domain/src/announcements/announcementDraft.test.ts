import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { shifted, type Instant } from '../calendar/instant'
import {
  announcementDraft,
  isAnnouncementDirty,
  newAnnouncement,
  validateAnnouncement,
} from './announcementDraft'

const now = '2026-11-21T15:00:00.000Z' as Instant
const whole = { ...newAnnouncement, title: ' Spring sale ', body: '<p>Come in.</p>' }
const title = { field: 'title', message: 'A title is needed.' }
const body = { field: 'body', message: 'A text is needed.' }
const displayTo = { field: 'displayTo', message: 'The end is earlier than the beginning.' }

describe('an announcement that is edited', () => {
  it('is a copy of the six fields that are sent', () => {
    const announcement = { ...whole, announcementId: '7', viewed: true, version: 3 }
    expect(announcementDraft(announcement)).toEqual({ ...whole, announcementId: '7' })
    expect(isAnnouncementDirty(announcementDraft(announcement), announcement)).toBe(false)
  })

  it('is active unless that is changed  [S-259]', () => {
    expect(newAnnouncement.active).toBe(true)
  })

  it('can be saved with a title and a text', () => {
    expect(validateAnnouncement(whole)).toEqual(E.right({ ...whole, title: 'Spring sale' }))
  })

  it('needs a title  [S-435]', () => {
    expect(validateAnnouncement({ ...whole, title: ' ' })).toEqual(E.left([title]))
  })

  it.each(['', '<p><br></p>'])('needs a text, which %j is not  [S-436]', (empty) => {
    expect(validateAnnouncement({ ...whole, body: empty })).toEqual(E.left([body]))
  })

  it('is no longer than what is kept of it', () => {
    expect(validateAnnouncement({ ...whole, title: 'a'.repeat(201) })).toEqual(
      E.left([{ field: 'title', message: 'A title has up to 200 characters.' }]),
    )
    expect(validateAnnouncement({ ...whole, body: `<p>${'é'.repeat(102_400)}</p>` })).toEqual(
      E.left([{ field: 'body', message: 'A text can hold up to 200 KB.' }]),
    )
  })

  it('is the same with blanks around its title, and with what is left of no text', () => {
    expect(isAnnouncementDirty({ ...whole, title: 'Spring sale' }, whole)).toBe(false)
    expect(isAnnouncementDirty({ ...whole, body: '<p><br></p>' }, { ...whole, body: '' })).toBe(false)
  })

  it('does not end before it begins; the same moment is right  [S-437]', () => {
    const ending = (end: Instant) => validateAnnouncement({ ...whole, displayFrom: now, displayTo: end })
    expect(ending(shifted(now, -1))).toEqual(E.left([displayTo]))
    expect(E.isRight(ending(now))).toBe(true)
    expect(E.isRight(validateAnnouncement({ ...whole, displayFrom: now }))).toBe(true)
    expect(E.isRight(validateAnnouncement({ ...whole, displayTo: now }))).toBe(true)
  })

  it('hears everything that is wrong at once', () => {
    const wrong = { ...newAnnouncement, displayFrom: now, displayTo: shifted(now, -1) }
    expect(validateAnnouncement(wrong)).toEqual(E.left([title, body, displayTo]))
  })

  it.each([
    { title: 'Other' },
    { body: '<p>Other</p>' },
    { displayFrom: now },
    { displayTo: now },
    { active: false },
  ])('is changed by %o, and not when that is taken back  [S-434]', (change) => {
    expect(isAnnouncementDirty({ ...whole, ...change }, whole)).toBe(true)
    expect(isAnnouncementDirty({ ...whole }, whole)).toBe(false)
  })
})
