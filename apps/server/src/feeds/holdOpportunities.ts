import type { Selectable } from 'kysely'
import type { OutsideEvent } from '@retain/api-client/outsideEvent'
import { ApiProblem } from '../core/apiProblem'
import type { OpportunityTable } from '../db/schema/opportunityTables'
import type { OpportunityKey } from '../features/lock/opportunityKey'
import type { FeedBatch } from './takeEvents'

const columns = [
  'hyperion_id',
  'oppt_id',
  'row_version',
  'customer_name',
  'full_name',
  'owner_user_name',
  'vehicle_mileage',
  'vehicle_value_cents',
  'payoff_cents',
  'equity_cents',
] as const satisfies readonly (keyof OpportunityTable)[]

/** An opportunity that an event is about, as far as events read it. */
export type HeldOpportunity = Pick<Selectable<OpportunityTable>, (typeof columns)[number]>

/** An id as the database writes it: `0012` names the same opportunity as `12`. */
export const canonicalId = (opptId: string): string => String(BigInt(opptId))

/** Events of a batch whose opportunities are held, and the others. */
export interface Held<Event> {
  readonly held: readonly { readonly event: Event; readonly row: HeldOpportunity }[]
  /** Somebody else holds their opportunity, or the store has none such: alone they wait for it, or are refused. */
  readonly left: readonly Event[]
}

/**
 * Selects the opportunities that events are about for update, whoever has their locks. Several events wait for nobody.
 *
 * @throws ApiProblem `notFound` when an event is alone, and its store has no such opportunity.
 */
export async function holdOpportunities<Event extends OutsideEvent & OpportunityKey>({
  transaction,
  events,
  isAlone,
}: FeedBatch<Event>): Promise<Held<Event>> {
  const found = await transaction
    .selectFrom('opportunity')
    .select(columns)
    .where(
      'oppt_id',
      'in',
      events.map(({ opptId }) => opptId),
    )
    .orderBy('oppt_id')
    .forUpdate()
    .$if(!isAlone, (several) => several.skipLocked())
    .execute()
  const rows = new Map(found.map((row) => [row.oppt_id, row]))
  const held = events.flatMap((event) => {
    const row = rows.get(canonicalId(event.opptId))
    return row?.hyperion_id === event.hyperionId ? [{ event, row }] : []
  })
  const heldEvents = new Set(held.map(({ event }) => event))
  const left = events.filter((event) => !heldEvents.has(event))
  if (isAlone && left.length > 0) throw new ApiProblem('notFound', 'The store has no such opportunity.')
  return { held, left }
}
