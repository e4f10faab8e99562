import type { NotificationType } from '@retain/domain/alerts/alertKinds'
import { alertToastText } from '@retain/domain/alerts/alertTexts'
import type { OpportunityKey } from '../features/activity/opportunityLock'
import { notify } from '../features/alerts/notify'
import type { FeedCall } from './feed'

/** Those of a feed's call that alerts need. */
type Call = Pick<FeedCall<unknown>, 'transaction' | 'publish' | 'now'>

/** Tells somebody of an event of an opportunity, in the words of its kind. */
export async function alertOf(
  { transaction, publish, now }: Call,
  type: NotificationType,
  userName: string,
  { hyperionId, opptId }: OpportunityKey,
  emailContactDetailId?: string,
): Promise<void> {
  const { customer_name, full_name } = await transaction
    .selectFrom('opportunity')
    .select(['customer_name', 'full_name'])
    .where('hyperion_id', '=', hyperionId)
    .where('oppt_id', '=', opptId)
    .executeTakeFirstOrThrow()
  const customerName = full_name ?? customer_name
  const message = alertToastText({ notificationType: type, customerName, message: '' })
  const of = { hyperionId, opptId, customerName, displayName: customerName }
  const mail = emailContactDetailId === undefined ? {} : { emailContactDetailId }
  await notify(transaction, publish, { ...of, ...mail, userName, type, message }, now)
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
export async function alertOfService(call: Call, kinds: ServiceAlerts, key: OpportunityKey): Promise<void> {
  const { hyperionId, opptId } = key
  const flaggers = await call.transaction
    .selectFrom('opportunity_flag')
    .select('user_name')
    .where('hyperion_id', '=', hyperionId)
    .where('oppt_id', '=', opptId)
    .orderBy('user_name')
    .execute()
  for (const { user_name } of flaggers) await alertOf(call, kinds.flagged, user_name, key)
  const owner = await call.transaction
    .selectFrom('opportunity as o')
    .innerJoin('alert_subscription as s', (join) =>
      join.onRef('s.hyperion_id', '=', 'o.hyperion_id').onRef('s.user_name', '=', 'o.owner_user_name'),
    )
    .select('s.user_name')
    .where('o.hyperion_id', '=', hyperionId)
    .where('o.oppt_id', '=', opptId)
    .executeTakeFirst()
  if (owner === undefined || flaggers.some(({ user_name }) => user_name === owner.user_name)) return
  await alertOf(call, kinds.previous, owner.user_name, key)
}
