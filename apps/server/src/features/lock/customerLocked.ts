import { sql } from 'kysely'
import type { OpportunityTable } from '../../db/schema/opportunityTables'
import { refsOf } from '../../db/refs'

const ref = refsOf<{ o: OpportunityTable; other: OpportunityTable }>()

/**
 * Whether another opportunity of the customer of `o` is locked, as a column: the rule of domain `isCustomerLocked`, which a
 * list of ten thousand rows needs in one statement.
 */
export const isCustomerLocked = sql<boolean>`exists (
  select 1 from opportunity other
  where ${ref('other.hyperion_id')} = ${ref('o.hyperion_id')} and ${ref('other.customer_id')} = ${ref('o.customer_id')}
    and ${ref('other.oppt_id')} <> ${ref('o.oppt_id')} and ${ref('other.locked_by_user_name')} is not null
)`.as('is_customer_locked')
