import { sql } from 'kysely'

/** Whether another opportunity of the customer of `o` is locked, as a column (api.md 2.1, LogRow). */
export const isCustomerLocked = sql<boolean>`exists (
  select 1 from opportunity other
  where other.hyperion_id = o.hyperion_id and other.customer_id = o.customer_id
    and other.oppt_id <> o.oppt_id and other.locked_by_user_name is not null
)`.as('is_customer_locked')
