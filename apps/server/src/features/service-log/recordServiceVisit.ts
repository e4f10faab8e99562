import { sql, type Updateable } from 'kysely'
import { storeTag } from '@retain/domain/live/tags'
import { sortKey } from '@retain/domain/text/sortKey'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import type { Publish } from '../../outbox/transact'
import type { OpportunityTable } from '../../db/schema/opportunityTables'
import type { DatabaseTransaction } from '../../db/schema/schema'
import { ApiProblem } from '../../core/apiProblem'
import type { OpportunityKey } from '../lock/opportunityKey'
import { shownColumns, shownOfOthers } from '../work-log/logRowColumns'
import { presentLogRow } from '../work-log/presentLogRow'

/** What the service drive says of a vehicle; what it leaves out stays as it was. */
export type ServiceVisit = Partial<
  Pick<
    Updateable<OpportunityTable>,
    | 'ro_number'
    | 'ro_tag_number'
    | 'ro_status'
    | 'ro_at'
    | 'ro_amount_cents'
    | 'ro_first_name'
    | 'ro_last_name'
    | 'appt_at'
    | 'service_advisor_name'
    | 'service_hyperion_id'
  >
>

/**
 * Writes a repair order or an appointment into its opportunity, and tells the store: SVC_LOG_NEW with the whole row, one
 * version on. Whoever has the row takes the values of the visit, and the Service Log adds one that it does not have yet
 * (L-166 to L-169, L-391). A caller who may have to wait for the opportunity holds it first: what the message says of other
 * rows, such as who flagged it, is as the statement found it when it began.
 *
 * @throws ApiProblem `notFound` when the store has no such opportunity.
 * @example await recordServiceVisit(transaction, publish, key, { ro_status: 'Open', ro_at: now, ro_number: '4711' })
 */
export async function recordServiceVisit(
  transaction: DatabaseTransaction,
  publish: Publish,
  { hyperionId, opptId }: OpportunityKey,
  visit: ServiceVisit,
): Promise<LogRow> {
  const { service_advisor_name: advisor } = visit
  const row = await transaction
    .updateTable('opportunity as o')
    .set({
      ...visit,
      ...(advisor === undefined ? {} : { service_advisor_sort: advisor === null ? null : sortKey(advisor) }),
      row_version: sql`o.row_version + 1`,
    })
    .where('o.hyperion_id', '=', hyperionId)
    .where('o.oppt_id', '=', opptId)
    .returning(shownColumns)
    .returning(shownOfOthers)
    .executeTakeFirst()
  if (row === undefined) throw new ApiProblem('notFound', 'The store has no such opportunity.')
  const payload = presentLogRow(row)
  publish(storeTag(hyperionId), { type: 'SVC_LOG_NEW', payload })
  return payload
}
