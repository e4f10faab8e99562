import type { Insertable } from 'kysely'
import type { AnnouncementTable } from '../db/schema/announcementTables'
import type { Database } from '../db/schema/schema'
import { demoPeople } from '../identity/demoPeople'
import type { StoreClock } from './storeClock'

/** A day and hour of the clock, counted back in days; negative ones are still to come. */
type Hour = readonly [daysAgo: number, hour: number]

interface Words {
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly from: Hour
  readonly to: Hour | null
  readonly active?: boolean
}

const announcements: readonly Words[] = [
  {
    title: 'New scanner in lane 2',
    paragraphs: [
      'Lane 2 has a scanner of its own from now on. Hold the code of the key tag to it as the vehicle comes in.',
      'Nothing changes in lane 1.',
    ],
    from: [9, 9],
    to: null,
  },
  {
    title: 'Appraisal rules for the rest of the year',
    paragraphs: [
      'Every trade is appraised again when the offer is <b>older than 7 days</b>. Write the new value on the opportunity before you call.',
      'Trucks and hybrids: ask your manager first.',
    ],
    from: [3, 8],
    to: null,
  },
  {
    title: 'Winter tire event: what to offer',
    paragraphs: ['Mention it to whoever comes in for service from that day on.'],
    from: [-14, 8],
    to: [-40, 18],
  },
  {
    title: 'Phone lines down on Sunday',
    paragraphs: ['The lines are worked on from 6 AM to noon. Emails go out as usual.'],
    from: [21, 18],
    to: [20, 12],
  },
  {
    title: 'Loyalty cash is extended',
    paragraphs: ['Until the end of the month. The offers of the opportunities say so already.'],
    from: [30, 8],
    to: null,
    active: false,
  },
]

/** The announcements of the demo data, written by somebody. */
export const announcementRows = (
  clock: StoreClock,
  administrator: string,
): readonly Insertable<AnnouncementTable>[] =>
  announcements.map(({ title, paragraphs, from, to, active = true }) => {
    const at = ([daysAgo, hour]: Hour) => clock.at(daysAgo, hour * 60)
    const written = clock.at(Math.max(from[0], 0) + 1, 10 * 60)
    return {
      title,
      body: paragraphs.map((text) => `<p>${text}</p>`).join(''),
      display_from: at(from),
      display_to: to === null ? null : at(to),
      active,
      // Those of the past were told of then.
      alerted_at: from[0] >= 0 ? at(from) : null,
      created_at: written,
      changed_by: administrator,
      changed_at: written,
    }
  })

/** Adds the announcements of the demo data. The demo people have viewed those that have begun: their day does not start with a dialog. */
export async function insertAnnouncements(
  db: Database,
  clock: StoreClock,
  administrator: string,
): Promise<void> {
  const rows = await db
    .insertInto('announcement')
    .values(announcementRows(clock, administrator))
    .returning(['announcement_id', 'alerted_at'])
    .execute()
  const begun = rows.filter(({ alerted_at }) => alerted_at !== null)
  await db
    .insertInto('announcement_read')
    .values(
      demoPeople.flatMap(({ userName }) =>
        begun.map(({ announcement_id }) => ({ user_name: userName, announcement_id })),
      ),
    )
    .execute()
}

/** Removes every announcement with its alerts, and every help link. */
export async function wipeHelpAndAnnouncements(db: Database): Promise<void> {
  await db.deleteFrom('announcement').execute()
  await db.deleteFrom('notification').where('announcement_id', 'is not', null).execute()
  await db.deleteFrom('help_link').execute()
}
