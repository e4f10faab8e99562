import * as E from 'fp-ts/Either'
import { validateAnnouncement } from '@retain/domain/announcements/announcementDraft'
import { displayedAnnouncements, opensAnnouncements } from '@retain/domain/announcements/announcement'
import { expect, it } from 'vitest'
import { cleanHtml } from '../email/cleanHtml'
import { findPresentAnnouncements } from '../features/announcements/announcementQueries'
import { withDatabase } from '../testing/testDatabase'
import { announcementRows, insertAnnouncements, wipeHelpAndAnnouncements } from './announcements'
import { contextOf } from './seed'
import { listedStores } from './seedStores'

const test = withDatabase()
const store = listedStores()[0]
if (store === undefined) throw new Error('There are stores')
const { clock } = contextOf(store, '2026-03-16', undefined)

it.each(announcementRows(clock, 'alex.romero'))('can be saved as it is: $title', async (row) => {
  const draft = {
    ...{ announcementId: null, title: row.title, body: row.body, active: row.active },
    ...{ displayFrom: row.display_from ?? null, displayTo: row.display_to ?? null },
  }
  expect(E.isRight(validateAnnouncement(draft))).toBe(true)
  expect(await cleanHtml(row.body)).toBe(row.body)
})

it('some are shown, none of which is new to the demo people', async () => {
  await insertAnnouncements(test.db, clock, 'alex.romero')
  const present = await findPresentAnnouncements(test.db, 'jordan.mills', clock.now)
  expect(displayedAnnouncements(present, clock.now)).toHaveLength(2)
  expect(opensAnnouncements(present, clock.now)).toBe(false)
  expect(opensAnnouncements(await findPresentAnnouncements(test.db, 'somebody', clock.now), clock.now)).toBe(
    true,
  )
  await wipeHelpAndAnnouncements(test.db)
  expect(await findPresentAnnouncements(test.db, 'somebody', clock.now)).toEqual([])
})
