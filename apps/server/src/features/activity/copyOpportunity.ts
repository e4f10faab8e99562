import type { Insertable } from 'kysely'
import type { OpportunityTable } from '../../db/schema/opportunityTables'
import type { DatabaseTransaction } from '../../db/schema/schema'

/** Names the row of an opportunity. */
type OpportunityRow = Pick<Insertable<OpportunityTable>, 'hyperion_id'> & { readonly oppt_id: string }

/** Whose the copy is. */
type OwnerColumns = Pick<
  Insertable<OpportunityTable>,
  'owner_user_name' | 'owner_name' | 'owner_name_sort' | 'is_orphan'
>

/** What an opportunity and its copy both have. */
export const copiedTables = ['current_vehicle', 'replacement_vehicle', 'adjusted_value'] as const

/**
 * Copies an opportunity with its vehicles, and what an adjustment did to their value, under an id of its own, unlocked and as a
 * first version.
 *
 * @param owner whose the copy is.
 * @returns the id of the copy.
 */
export async function copyOpportunity(
  transaction: DatabaseTransaction,
  { hyperion_id, oppt_id }: OpportunityRow,
  owner: OwnerColumns,
): Promise<string> {
  const row = await transaction
    .selectFrom('opportunity')
    .selectAll()
    .where('hyperion_id', '=', hyperion_id)
    .where('oppt_id', '=', oppt_id)
    .executeTakeFirstOrThrow()
  const unlocked = { locked_by_user_name: null, locked_by_name: null, locked_at: null, row_version: 1 }
  const copy = await transaction
    .insertInto('opportunity')
    // Amounts are selected as text, which the database takes; what is left undefined it makes itself.
    .values({
      ...row,
      ...unlocked,
      ...owner,
      oppt_id: undefined,
      customer_words: undefined,
    } as unknown as Insertable<OpportunityTable>)
    .returning('oppt_id')
    .executeTakeFirstOrThrow()
  for (const table of copiedTables) {
    const own = await transaction
      .selectFrom(table)
      .selectAll()
      .where('hyperion_id', '=', hyperion_id)
      .where('oppt_id', '=', oppt_id)
      .executeTakeFirst()
    if (own !== undefined)
      await transaction
        .insertInto(table)
        .values({ ...own, oppt_id: copy.oppt_id })
        .execute()
  }
  return copy.oppt_id
}

const historyColumns = [
  'contact_type',
  'contact_action',
  'action_result',
  'reason',
  'notes',
  'contact_info',
  'created_by',
  'created_at',
  'email_contact_detail_id',
  'delivery',
] as const

/** What goes on with the copy, under the id that others know it by. */
export const movedTables = [
  'contact_history',
  'email_contact_detail',
  'inbound_email',
  'outgoing_email',
  'outgoing_lead',
  'opportunity_flag',
  'opportunity_viewed',
  'notification',
  'candidate',
  'reminder',
  'offer',
  'protection_product',
  'opportunity_value',
  'vls_visit',
] as const

/**
 * Moves what belongs to an opportunity to its copy. The entries of the history keep their ids there, by which threads, answers
 * and alerts name them; the old opportunity keeps copies of them (OP-071).
 */
export async function moveToCopy(
  transaction: DatabaseTransaction,
  { hyperion_id, oppt_id }: OpportunityRow,
  copyId: string,
): Promise<void> {
  for (const table of movedTables)
    await transaction
      .updateTable(table)
      .set({ oppt_id: copyId })
      .where('hyperion_id', '=', hyperion_id)
      .where('oppt_id', '=', oppt_id)
      .execute()
  await transaction
    .insertInto('contact_history')
    .columns(['hyperion_id', 'oppt_id', ...historyColumns])
    .expression((eb) =>
      eb
        .selectFrom('contact_history')
        .select(['hyperion_id', eb.val(oppt_id).as('oppt_id'), ...historyColumns])
        .where('hyperion_id', '=', hyperion_id)
        .where('oppt_id', '=', copyId)
        .orderBy('contact_history_id'),
    )
    .execute()
}
