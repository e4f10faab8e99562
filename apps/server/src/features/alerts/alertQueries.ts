import { sql } from 'kysely'
import { notificationTypes } from '@retain/domain/alerts/alertKinds'
import { alertLimit, type Notification } from '@retain/domain/alerts/notification'
import { shownSince, type AgeSettings } from '@retain/domain/alerts/visibleAlerts'
import type { Instant } from '@retain/domain/calendar/instant'
import { readStoreSettings, valuesInForce } from '../../access/storeSettings'
import type { Database } from '../../db/schema/schema'
import { presentNotification } from './presentNotification'

/** Whose alerts, those of which store, and what time it is. */
interface Asked {
  readonly userName: string
  readonly hyperionId: string
  readonly now: Instant
}

const ageSettings = ['EARemAnnounEmail', 'EAServiceDrive'] as const

/** After how many days a store hides its alerts. */
async function findAgeSettings(db: Database, hyperionId: string): Promise<AgeSettings> {
  return valuesInForce((await readStoreSettings(db, [hyperionId], ageSettings)).get(hyperionId), ageSettings)
}

/** What an alert is listed by; of a reminder its due date (domain `alertMoment`). */
const moment = sql<Instant>`case when notification_type = 'OPPT' then coalesce(display_on, created_at) else created_at end`

/**
 * Somebody's alerts of a store and of no store, newest first, without those that the store's settings hide by their age, so that
 * these take no room of those that are shown.
 */
export async function findNotifications(
  db: Database,
  { userName, hyperionId, now }: Asked,
): Promise<readonly Notification[]> {
  const settings = await findAgeSettings(db, hyperionId)
  const limited = notificationTypes.flatMap((type) => {
    const since = shownSince(type, settings, now)
    return since === null ? [] : [{ type, since }]
  })
  let query = db
    .selectFrom('notification')
    .selectAll()
    .where('user_name', '=', userName)
    .where((eb) => eb.or([eb('hyperion_id', '=', hyperionId), eb('hyperion_id', 'is', null)]))
  for (const { type, since } of limited)
    query = query.where((eb) => eb.not(eb.and([eb('notification_type', '=', type), eb(moment, '<', since)])))
  const rows = await query
    .orderBy(moment, 'desc')
    .orderBy('notification_id', 'desc')
    .limit(alertLimit)
    .execute()
  return rows.map(presentNotification)
}
