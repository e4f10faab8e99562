import { sql } from 'kysely'
import type { NotificationType } from '@retain/domain/alerts/alertKinds'
import type { DatabaseTransaction } from '../db/schema/schema'
import { valueRows } from '../db/valueRows'
import type { WritableOpportunity } from '../features/lock/writableOpportunity'
import { alertOf, type Told } from '../features/alerts/alertOf'
import { notify } from '../features/alerts/notify'
import type { FeedCall } from './feed'

/** The kinds of alerts of one event of the service drive. */
interface ServiceAlerts {
  /** For those who flagged the customer. */
  readonly flagged: NotificationType
  /** For the owner, who has the customer in the service drive again. */
  readonly previous: NotificationType
}

export const scanAlerts: ServiceAlerts = { flagged: 'FCARR_VIN', previous: 'PCARR' }
export const orderAlerts: ServiceAlerts = { flagged: 'FCARR_RO', previous: 'PCARR_RO' }

/** Whom an alert of the service drive is about, and who owns the customer. */
type ServiceTold = Told & Pick<WritableOpportunity, 'owner_user_name'>

/**
 * Tells that customers are in the service drive: everybody who flagged one of them, and the owner who takes the alerts of
 * the store. An owner who flagged the customer is told once, of the flag (api.md section 3).
 */
export async function alertOfService(
  { transaction, publish, now }: Pick<FeedCall<unknown>, 'transaction' | 'publish' | 'now'>,
  kinds: ServiceAlerts,
  rows: readonly ServiceTold[],
): Promise<void> {
  const waiting = await findWaiting(transaction, rows)
  const alerts = rows.flatMap((row) => {
    const told = waiting.filter(({ oppt_id }) => oppt_id === row.oppt_id)
    const flaggers = told.filter(({ is_flagger }) => is_flagger).map(({ user_name }) => user_name)
    const owners = told.filter(({ is_flagger, user_name }) => !is_flagger && !flaggers.includes(user_name))
    return [
      ...flaggers.map((userName) => alertOf(kinds.flagged, userName, row)),
      ...owners.map(({ user_name }) => alertOf(kinds.previous, user_name, row)),
    ]
  })
  await notify(transaction, publish, alerts, now)
}

/** Who flagged each customer, and the owner, if there is one, where the owner takes the alerts of the store. */
async function findWaiting(transaction: DatabaseTransaction, rows: readonly ServiceTold[]) {
  if (rows.length === 0) return []
  const asked = () =>
    valueRows<Pick<ServiceTold, 'hyperion_id' | 'oppt_id' | 'owner_user_name'>>(
      { hyperion_id: 'text', oppt_id: 'bigint', owner_user_name: 'text' },
      rows.map(({ hyperion_id, oppt_id, owner_user_name }) => ({ hyperion_id, oppt_id, owner_user_name })),
    )
  return transaction
    .selectFrom(asked())
    .innerJoin('opportunity_flag as f', (join) =>
      join.onRef('f.hyperion_id', '=', 'v.hyperion_id').onRef('f.oppt_id', '=', 'v.oppt_id'),
    )
    .select(['v.oppt_id', 'f.user_name', sql.lit(true).as('is_flagger')])
    .unionAll(
      transaction
        .selectFrom(asked())
        .innerJoin('alert_subscription as s', (join) =>
          join.onRef('s.hyperion_id', '=', 'v.hyperion_id').onRef('s.user_name', '=', 'v.owner_user_name'),
        )
        .select(['v.oppt_id', 's.user_name', sql.lit(false).as('is_flagger')]),
    )
    .orderBy('user_name')
    .execute()
}
