import { sql } from 'kysely'
import type { NotificationType } from '@retain/domain/alerts/alertKinds'
import { alertToastText } from '@retain/domain/alerts/alertTexts'
import type { DatabaseTransaction } from '../db/schema/schema'
import type { WritableOpportunity } from '../features/lock/writableOpportunity'
import { notify, type NewAlert } from '../features/alerts/notify'
import type { FeedCall } from './feed'

/** An opportunity as far as an alert speaks of it. */
type Told = Pick<WritableOpportunity, 'hyperion_id' | 'oppt_id' | 'customer_name' | 'full_name'>

/** The alert of somebody of an event of an opportunity, in the words of its kind. */
export function alertOf(
  type: NotificationType,
  userName: string,
  { hyperion_id, oppt_id, customer_name, full_name }: Told,
  emailContactDetailId?: string,
): NewAlert {
  const customerName = full_name ?? customer_name
  const message = alertToastText({ notificationType: type, customerName, message: '' })
  const of = { hyperionId: hyperion_id, opptId: oppt_id, customerName, displayName: customerName }
  const email = emailContactDetailId === undefined ? {} : { emailContactDetailId }
  return { ...of, ...email, userName, type, message }
}

/** The kinds of alerts of one event of the service drive. */
interface ServiceAlerts {
  /** For those who flagged the customer. */
  readonly flagged: NotificationType
  /** For the owner, who has the customer in the service drive again. */
  readonly previous: NotificationType
}

export const scanAlerts: ServiceAlerts = { flagged: 'FCARR_VIN', previous: 'PCARR' }
export const orderAlerts: ServiceAlerts = { flagged: 'FCARR_RO', previous: 'PCARR_RO' }

/**
 * Tells that a customer is in the service drive: everybody who flagged the customer, and the owner who takes the alerts of
 * the store. An owner who flagged the customer is told once, of the flag (api.md section 3).
 */
export async function alertOfService(
  { transaction, publish, now }: Pick<FeedCall<unknown>, 'transaction' | 'publish' | 'now'>,
  kinds: ServiceAlerts,
  row: Told & Pick<WritableOpportunity, 'owner_user_name'>,
): Promise<void> {
  const waiting = await findWaiting(transaction, row)
  const flaggers = waiting.filter(({ is_flagger }) => is_flagger).map(({ user_name }) => user_name)
  const owners = waiting.filter(({ is_flagger, user_name }) => !is_flagger && !flaggers.includes(user_name))
  const alerts = [
    ...flaggers.map((userName) => alertOf(kinds.flagged, userName, row)),
    ...owners.map(({ user_name }) => alertOf(kinds.previous, user_name, row)),
  ]
  await notify(transaction, publish, alerts, now)
}

/** Who flagged the customer, and the owner, if there is one, where the owner takes the alerts of the store. */
const findWaiting = (
  transaction: DatabaseTransaction,
  row: Pick<WritableOpportunity, 'hyperion_id' | 'oppt_id' | 'owner_user_name'>,
) =>
  transaction
    .selectFrom('opportunity_flag')
    .select(['user_name', sql.lit(true).as('is_flagger')])
    .where('hyperion_id', '=', row.hyperion_id)
    .where('oppt_id', '=', row.oppt_id)
    .unionAll(
      transaction
        .selectFrom('alert_subscription')
        .select(['user_name', sql.lit(false).as('is_flagger')])
        .where('hyperion_id', '=', row.hyperion_id)
        .where('user_name', '=', row.owner_user_name),
    )
    .orderBy('user_name')
    .execute()
