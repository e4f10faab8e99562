import type { createNotification } from '@retain/api-client/notifications'
import type { BodyOf } from '@retain/api-client/kernel/endpoint'
import type { Notification } from '@retain/domain/alerts/notification'
import type { Clock } from '../../core/clock'
import type { DatabaseTransaction } from '../../db/schema/schema'
import type { Caller } from '../../identity/caller'
import type { Publish } from '../../outbox/transact'
import { notify } from '../alerts/notify'
import { presentNotification } from '../alerts/presentNotification'
import { selectOpportunityForUpdate } from './changeFlags'
import { findAssociates } from './flagQueries'
import { notAssociate } from './notAssociate'

/** What the alert needs of the call that asks for it. */
interface Request {
  readonly body: BodyOf<typeof createNotification>
  readonly caller: Caller
  readonly clock: Clock
}

/**
 * Stores the alert of a manager's flag for an associate of the store, once while it is unviewed (D-11).
 *
 * @throws ApiProblem `invalid` for another store than the opportunity's, and for somebody who is no associate of it.
 */
export async function createFlagAlert(
  transaction: DatabaseTransaction,
  publish: Publish,
  { body, caller, clock }: Request,
): Promise<Notification> {
  const { hyperionId, opptId, userName, notificationType: type, message } = body
  const row = await selectOpportunityForUpdate(transaction, { hyperionId, opptId })
  const associates = await findAssociates(transaction, hyperionId)
  if (!associates.some((associate) => associate.userName === userName)) throw notAssociate('userName')

  const customerName = row.full_name ?? row.customer_name
  const alert = { userName, type, message, hyperionId, opptId, customerName, displayName: caller.fullName }
  const [stored] = await notify(transaction, publish, [alert], clock())
  if (stored !== undefined) return stored
  const known = await transaction
    .selectFrom('notification')
    .selectAll()
    .where('hyperion_id', '=', hyperionId)
    .where('oppt_id', '=', opptId)
    .where('user_name', '=', userName)
    .where('notification_type', '=', type)
    .where('viewed', '=', false)
    .executeTakeFirstOrThrow()
  return presentNotification(known)
}
