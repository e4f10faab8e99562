import type { ReminderBody } from '@retain/api-client/reminders'
import { reminderNoun, validateReminder } from '@retain/domain/activity/reminder/reminder'
import type { Clock } from '../../core/clock'
import type { DatabaseTransaction } from '../../db/schema/schema'
import type { Caller } from '../../identity/caller'
import { zoneOffset } from '../../identity/personClaims'
import { enqueue } from '../../jobs/enqueue'
import type { Publish } from '../../outbox/transact'
import { ApiProblem } from '../../core/apiProblem'
import { orInvalid } from '../../core/orInvalid'
import { notify } from '../alerts/notify'
import { selectForWriting } from '../lock/writableOpportunity'
import { reminderDue } from './reminderDue'

/** What saving a reminder needs of the call that asks for it. */
interface Request {
  readonly body: ReminderBody
  readonly caller: Caller
  readonly clock: Clock
}

/**
 * Saves a reminder with its alert, which is hidden until the due date, and leaves the job that tells of it then. One that is
 * due already has been told by its alert (O-451, O-453, OP-055, D-10).
 *
 * @throws ApiProblem `invalid` by the rules of the form, and for another store than the opportunity's; `lockedByStatus`,
 * `lockedByUser`.
 */
export async function saveReminder(
  transaction: DatabaseTransaction,
  publish: Publish,
  { body, caller, clock }: Request,
): Promise<{ readonly reminderId: string }> {
  const now = clock()
  const row = await selectForWriting(transaction, body.opportunityId, caller.userName)
  const { hyperion_id: hyperionId, oppt_id: opptId } = row
  if (hyperionId !== body.hyperionId) throw otherStore()
  const store = await transaction
    .selectFrom('store')
    .select('time_zone')
    .where('hyperion_id', '=', hyperionId)
    .executeTakeFirstOrThrow()
  const context = { now, offset: zoneOffset(store.time_zone, now) }
  const { reminderText, reminderDueDate } = orInvalid(validateReminder(body, context), reminderNoun)

  const customerName = row.full_name ?? row.customer_name
  const [alert] = await notify(
    transaction,
    publish,
    [
      {
        ...{ userName: caller.userName, type: 'OPPT', hyperionId, opptId, customerName },
        ...{ displayName: customerName, message: reminderText, displayOn: reminderDueDate },
      },
    ],
    now,
  )
  const isDue = reminderDueDate <= now
  const { reminder_id: reminderId } = await transaction
    .insertInto('reminder')
    .values({
      hyperion_id: hyperionId,
      oppt_id: opptId,
      user_name: caller.userName,
      reminder_text: reminderText,
      due_at: reminderDueDate,
      created_at: now,
      notified_at: isDue ? now : null,
      notification_id: alert?.notificationId ?? null,
    })
    .returning('reminder_id')
    .executeTakeFirstOrThrow()
  if (!isDue)
    await enqueue(transaction, reminderDue, { hyperionId, reminderId }, { now, dueAt: reminderDueDate })
  return { reminderId }
}

function otherStore(): ApiProblem {
  const message = 'The opportunity does not belong to this store.'
  return new ApiProblem('invalid', message, [{ field: 'hyperionId', code: 'invalid', message }])
}
