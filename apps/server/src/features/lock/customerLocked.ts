import { sql } from 'kysely'

/**
 * Whether another opportunity of the customer of `o` is locked, as a column: the rule of domain `isCustomerLocked`, which a
 * list of ten thousand rows needs in one statement.
 */
export const isCustomerLocked = sql<boolean>`exists (
  select 1 from opportunity other
  where other.hyperion_id = o.hyperion_id and other.customer_id = o.customer_id
    and other.oppt_id <> o.oppt_id and other.locked_by_user_name is not null
)`.as('is_customer_locked')
