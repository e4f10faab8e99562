import type { Instant } from '@retain/domain/calendar/instant'
import { dayOf, firstMoment, lastMoment } from '@retain/domain/calendar/storeDay'
import { utc } from '@retain/domain/calendar/storeOffset'
import type { Database } from '../../db/schema/schema'
import { zoneOffset } from '../../identity/personClaims'

/** The first and the last millisecond of a day. */
export interface Moments {
  readonly from: Instant
  readonly to: Instant
}

/** Today by the calendar of a store (api.md 1.2, local time); by that of UTC for an unknown one. */
export async function storeToday(db: Database, hyperionId: string, now: Instant): Promise<Moments> {
  const store = await db
    .selectFrom('store')
    .select('time_zone')
    .where('hyperion_id', '=', hyperionId)
    .executeTakeFirst()
  const offset = store === undefined ? utc : zoneOffset(store.time_zone, now)
  const today = dayOf(now, offset)
  return { from: firstMoment(today, offset), to: lastMoment(today, offset) }
}
