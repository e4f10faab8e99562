import { canSeeDealInfo, canSeeNumbers } from '@retain/domain/customer-360/numbers'
import type { TimelineEvent, TimelinePage } from '@retain/domain/customer-360/timeline360'
import type { Permission } from '@retain/domain/session/user/permissions'
import { centsOf } from '../../db/money'
import { afterEvent, timelinePageSize, type StoredEvent } from './timelineQueries'

/** An event in the words of the contract, without its amount for whoever may not see it (OP-115). */
const presentEvent = (row: StoredEvent, roles: readonly Permission[]): TimelineEvent => ({
  eventId: row.event_id,
  at: row.at,
  kind: row.kind,
  storeName: row.store_name,
  opptId: row.oppt_id,
  contactType: row.contact_type,
  subject: row.subject,
  result: row.result,
  author: row.author,
  amount:
    canSeeNumbers(roles) && (row.kind !== 'deal' || canSeeDealInfo(roles)) ? centsOf(row.amount_cents) : null,
})

/** A part of the timeline in the words of the contract. */
export function presentTimeline(rows: readonly StoredEvent[], roles: readonly Permission[]): TimelinePage {
  const shown = rows.slice(0, timelinePageSize)
  const last = shown.at(-1)
  return {
    list: shown.map((row) => presentEvent(row, roles)),
    after: rows.length > shown.length && last !== undefined ? afterEvent(last) : null,
  }
}
