import { sql, type Selectable } from 'kysely'
import { storeTag } from '@retain/domain/live/tags'
import { sortKey } from '@retain/domain/text/sortKey'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import type { Publish } from '../../outbox/transact'
import type { OpportunityTable } from '../../db/schema/opportunityTables'
import type { DatabaseTransaction } from '../../db/schema/schema'
import { valueRows, type ValueType } from '../../db/valueRows'
import { ApiProblem } from '../../core/apiProblem'
import type { OpportunityKey } from '../lock/opportunityKey'
import { shownColumns, shownOfOthers } from '../work-log/logRowColumns'
import { presentLogRow } from '../work-log/presentLogRow'
import { keepRepairOrders } from './keepRepairOrders'

const visitTypes = {
  ro_number: 'text',
  ro_tag_number: 'text',
  ro_status: 'text',
  ro_at: 'timestamptz',
  ro_amount_cents: 'bigint',
  ro_first_name: 'text',
  ro_last_name: 'text',
  appt_at: 'timestamptz',
  service_advisor_name: 'text',
  service_advisor_sort: 'text',
  service_hyperion_id: 'text',
} as const satisfies Partial<Record<keyof OpportunityTable, ValueType>>

type VisitColumn = keyof typeof visitTypes
type Stored = Selectable<OpportunityTable>

/** What the service drive says of a vehicle; what it leaves out stays as it was. */
export type ServiceVisit = Partial<
  Pick<Stored, Exclude<VisitColumn, 'ro_amount_cents' | 'service_advisor_sort'>> & {
    readonly ro_amount_cents: number | null
  }
>

/** A service visit of an opportunity. */
export interface OpportunityVisit {
  readonly key: OpportunityKey
  readonly visit: ServiceVisit
}

/**
 * Writes repair orders and appointments into their opportunities, and tells each store: SVC_LOG_NEW with the whole row, one
 * version on. Whoever has the row takes the values of the visit, and the Service Log adds one that it does not have yet
 * (L-166 to L-169, L-391). A caller who may have to wait for the opportunities holds them first: what a message says of other
 * rows, such as who flagged it, is as the statement found it when it began.
 *
 * @param visits one at most of an opportunity.
 * @returns the rows after it, in the order of the visits.
 * @throws ApiProblem `notFound` when a store has no such opportunity.
 * @example
 * await recordServiceVisits(transaction, publish, [{ key, visit: { ro_status: 'Open', ro_at: now, ro_number: '4711' } }])
 */
export async function recordServiceVisits(
  transaction: DatabaseTransaction,
  publish: Publish,
  visits: readonly OpportunityVisit[],
): Promise<readonly LogRow[]> {
  const written = new Map<string, LogRow>()
  for (const alike of ofSameColumns(visits))
    for (const row of await writeVisits(transaction, alike)) written.set(row.opptId, row)
  return visits.map(({ key: { hyperionId, opptId } }) => {
    const payload = written.get(opptId)
    if (payload === undefined) throw new ApiProblem('notFound', 'The store has no such opportunity.')
    publish(storeTag(hyperionId), { type: 'SVC_LOG_NEW', payload })
    return payload
  })
}

/** The visits in groups that say the same columns: a statement writes a column of all its rows or of none. */
function ofSameColumns(visits: readonly OpportunityVisit[]): Iterable<readonly OpportunityVisit[]> {
  const groups = new Map<string, OpportunityVisit[]>()
  for (const one of visits) {
    const columns = Object.keys(one.visit).toSorted().join(' ')
    groups.set(columns, [...(groups.get(columns) ?? []), one])
  }
  return groups.values()
}

async function writeVisits(
  transaction: DatabaseTransaction,
  visits: readonly OpportunityVisit[],
): Promise<readonly LogRow[]> {
  const rows = visits.map(({ key, visit }) => ({
    hyperion_id: key.hyperionId,
    oppt_id: key.opptId,
    ...visit,
    ...(visit.service_advisor_name === undefined ? {} : sortOf(visit.service_advisor_name)),
  }))
  const said = Object.keys(rows[0] ?? {}).filter((column): column is VisitColumn => column in visitTypes)
  const types = { hyperion_id: 'text', oppt_id: 'bigint', ...visitTypes } as const
  const values = valueRows<(typeof rows)[number]>(types, rows)
  const updated = await transaction
    .with('kept', (db) => keepRepairOrders(db, values, said))
    .updateTable('opportunity as o')
    .from(values)
    .set((eb) => Object.fromEntries(said.map((column) => [column, eb.ref(`v.${column}`)])))
    .set({ row_version: sql`o.row_version + 1` })
    .whereRef('o.hyperion_id', '=', 'v.hyperion_id')
    .whereRef('o.oppt_id', '=', 'v.oppt_id')
    .returning(shownColumns)
    .returning(shownOfOthers)
    .execute()
  return updated.map(presentLogRow)
}

const sortOf = (advisor: string | null) => ({
  service_advisor_sort: advisor === null ? null : sortKey(advisor),
})
