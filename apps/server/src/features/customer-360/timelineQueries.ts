import type { ContactType } from '@retain/domain/activity/history/contactTypes'
import { isInstant, type Instant } from '@retain/domain/calendar/instant'
import type { TimelineKind } from '@retain/domain/customer-360/timeline360'
import { sql } from 'kysely'
import { ApiProblem } from '../../core/apiProblem'
import type { Database } from '../../db/schema/schema'
import { valueRows } from '../../db/valueRows'
import { findDeals } from './dealQueries'
import type { Person } from './person'
import { vinsOf } from './vins'

/** Events of one answer. */
export const timelinePageSize = 50

/** A row of the timeline. */
export interface StoredEvent {
  readonly event_id: string
  readonly at: Instant
  readonly kind: TimelineKind
  readonly store_name: string | null
  readonly oppt_id: string | null
  readonly contact_type: ContactType | null
  readonly subject: string | null
  readonly result: string | null
  readonly author: string | null
  readonly amount_cents: string | null
}

/** The event after which a part of the timeline begins. */
interface Cursor {
  readonly at: Instant
  readonly eventId: string
}

/**
 * Reads from where the timeline goes on.
 *
 * @throws ApiProblem `invalid` for a text that no answer gave.
 */
function cursorOf(after: string): Cursor {
  const blank = after.indexOf(' ')
  const at = after.slice(0, blank)
  if (blank > 0 && isInstant(at)) return { at, eventId: after.slice(blank + 1) }
  throw new ApiProblem('invalid', 'The timeline does not go on from there.', [
    { field: 'after', code: 'invalid', message: 'No answer gave this.' },
  ])
}

/** From where the timeline goes on after an event. */
export const afterEvent = ({ at, event_id }: StoredEvent): string => `${at} ${event_id}`

/**
 * Everything that happened with a customer in the caller's stores, newest first, one event more than a page holds where there are
 * more. Openings by the staff are no events of the customer.
 *
 * @param after where an earlier answer ended; `null` for the beginning.
 */
export async function findTimeline(
  db: Database,
  person: Person,
  after: string | null,
): Promise<readonly StoredEvent[]> {
  const vins = vinsOf(await findDeals(db, person))
  const stores = [...person.stores]
  const records = valueRows(
    { hyperion_id: 'text', customer_id: 'bigint' },
    person.records.map(({ hyperionId, customerId }) => ({
      hyperion_id: hyperionId,
      customer_id: customerId,
    })),
  )
  const cursor = after === null ? null : cursorOf(after)
  const vehicle = (row: string) =>
    sql.raw(`nullif(concat_ws(' ', ${row}.year, ${row}.make_name, ${row}.model_name, ${row}.trim_level), '')`)
  const { rows } = await sql<StoredEvent>`
    with own as (
      select o.* from opportunity o join ${records}
        on v.hyperion_id = o.hyperion_id and v.customer_id = o.customer_id
      where o.status_code <> 'DUPE'
    ), event as (
      select 'contact ' || h.contact_history_id as event_id, h.created_at as at, 'contact' as kind,
        h.hyperion_id, h.oppt_id::text, h.contact_type, null::text as subject, h.action_result as result,
        coalesce(u.full_name, h.created_by) as author, null::bigint as amount_cents
      from contact_history h
      join own o on o.hyperion_id = h.hyperion_id and o.oppt_id = h.oppt_id
      left join app_user u on u.user_name = h.created_by
      where h.contact_type <> 'ViewOpportunity'
      union all
      select 'deal D-' || o.oppt_id, o.purchased_at, 'deal', o.hyperion_id, o.oppt_id::text, null,
        ${vehicle('o')}, coalesce(o.deal_type_code, o.deal_type), null, o.price_cents
      from own o where o.purchased_at is not null
      union all
      select 'deal P-' || p.past_deal_id, p.contract_at, 'deal', p.hyperion_id, null, null,
        ${vehicle('p')}, p.deal_type, null, p.price_cents
      from past_deal p join ${records} on v.hyperion_id = p.hyperion_id and v.customer_id = p.customer_id
      where p.contract_at is not null
      union all
      select 'repairOrder ' || r.repair_order_id, r.ro_at, 'repairOrder', r.hyperion_id, null, null,
        r.ro_number, r.ro_status, null, r.ro_amount_cents
      from repair_order r
      where r.hyperion_id = any(${stores}::text[]) and r.vin = any(${[...vins]}::text[]) and r.ro_at is not null
      union all
      select 'appraisal ' || a.vehicle_appraisal_id, a.appraised_at, 'appraisal', a.hyperion_id, null, null,
        a.vin, a.source, null, a.value_cents
      from vehicle_appraisal a
      where a.hyperion_id = any(${stores}::text[]) and a.vin = any(${[...vins]}::text[])
      union all
      select 'view ' || w.vehicle_view_id, w.viewed_at, 'view', w.hyperion_id, null, null,
        nullif(concat_ws(' ', w.year, w.make_name, w.model_name), ''), null, null, null
      from vehicle_view w join ${records} on v.hyperion_id = w.hyperion_id and v.customer_id = w.customer_id
      where w.viewed_at is not null
      union all
      select 'search ' || c.vehicle_search_id, c.searched_at, 'search', c.hyperion_id, null, null,
        c.criteria, null, null, null
      from vehicle_search c join ${records} on v.hyperion_id = c.hyperion_id and v.customer_id = c.customer_id
      where c.searched_at is not null
    )
    select e.event_id, e.at, e.kind, s.name as store_name, e.oppt_id, e.contact_type, e.subject, e.result,
      e.author, e.amount_cents
    from event e left join store s on s.hyperion_id = e.hyperion_id
    ${
      cursor === null
        ? sql``
        : sql`where (e.at, e.event_id collate "C") < (${cursor.at}::timestamptz, ${cursor.eventId})`
    }
    order by e.at desc, e.event_id collate "C" desc
    limit ${timelinePageSize + 1}`.execute(db)
  return rows
}
