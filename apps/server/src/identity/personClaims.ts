import type { Day } from '@retain/domain/calendar/day'
import { epochOf, type Instant } from '@retain/domain/calendar/instant'
import { dayOf } from '@retain/domain/calendar/storeDay'
import { offsetText, parseUtcOffset, utc, type OffsetMinutes } from '@retain/domain/calendar/storeOffset'
import type { ProfileStore } from '@retain/domain/session/user/user'
import type { DemoPerson } from './demoPeople'
import type { Database } from '../db/schema/schema'

/** What an access token says of a person besides the standard claims: who it is and what they may do and where. */
export async function personClaims(
  db: Database,
  person: DemoPerson,
  now: Instant,
): Promise<Record<string, unknown>> {
  return {
    user_name: person.userName,
    given_name: person.givenName,
    family_name: person.familyName,
    email: person.email,
    phone_number: person.phone,
    ...(person.phoneExt === null ? {} : { phone_ext: person.phoneExt }),
    ...(person.mobile === null ? {} : { mobile: person.mobile }),
    roles: person.roles,
    stores: await storesOf(db, person, now),
  }
}

async function storesOf(db: Database, person: DemoPerson, now: Instant): Promise<ProfileStore[]> {
  if (person.stores !== 'all' && person.stores.length === 0) return []
  const rows = await db
    .selectFrom('store')
    .select(['hyperion_id', 'name', 'time_zone'])
    .$if(person.stores !== 'all', (query) => query.where('hyperion_id', 'in', person.stores as string[]))
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    storeCode: row.hyperion_id,
    name: row.name,
    timeZoneOffset: offsetOfZone(row.time_zone, now),
  }))
}

/**
 * A zone's distance from UTC at a moment, as the profile writes it.
 *
 * @example offsetOfZone('America/New_York', '2026-07-01T12:00:00.000Z') // '-04:00'
 */
export function offsetOfZone(timeZone: string, at: Instant): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    epochOf(at),
  )
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? ''
  return offsetText(parseUtcOffset(name.replace(/^GMT/, '')) ?? utc)
}

/** A zone's distance from UTC at a moment, as the calendar of a store counts with it. */
export const zoneOffset = (timeZone: string, at: Instant): OffsetMinutes =>
  parseUtcOffset(offsetOfZone(timeZone, at)) ?? utc

/** The day at a moment by the calendar of a zone; by that of UTC where the zone is not known. */
export const dayInZone = (timeZone: string | null, at: Instant): Day =>
  dayOf(at, timeZone === null ? utc : zoneOffset(timeZone, at))
