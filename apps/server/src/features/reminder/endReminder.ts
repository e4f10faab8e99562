import { completedReminder } from '@retain/domain/activity/reminder/completedReminder'
import type { Instant } from '@retain/domain/calendar/instant'
import type { LiveMessage } from '@retain/domain/live/liveMessage'
import { storeTag, userTag } from '@retain/domain/live/tags'
import type { DatabaseTransaction } from '../../db/schema/schema'
import { keepMessages } from '../../outbox/keepMessages'
import type { Publish } from '../../outbox/transact'
import { recordEvent } from '../history/recordContact'
import { selectOpportunityForUpdate } from '../lock/writableOpportunity'
import { endReminders } from './reminderQueries'

/** Whose reminders of which opportunity are ended, and when. */
interface Of {
  readonly userName: string
  readonly opptId: string
  readonly now: Instant
}

/**
 * Marks a reminder as done: its alert goes, and the history records it (REMCOM, OP-059). Neither lock nor status stands against
 * it: a reminder is its user's own, and must not stay overdue because somebody else works on the customer.
 *
 * @returns what the store is told; nothing where the reminder is not open.
 * @throws ApiProblem `notFound` for an unknown opportunity.
 */
export async function finishReminder(
  transaction: DatabaseTransaction,
  publish: Publish,
  reminderId: string,
  { userName, opptId, now }: Of,
): Promise<{ readonly messages: readonly LiveMessage[] }> {
  const row = await selectOpportunityForUpdate(transaction, opptId)
  const ending = { userName, opptId, reminderIds: [reminderId], state: 'done', now } as const
  const [ended] = await endReminders(transaction, ending)
  const answer = keepMessages(publish, storeTag(row.hyperion_id))
  if (ended !== undefined) {
    await removeAlerts(transaction, publish, [ended], userName)
    const entry = completedReminder(ended.reminder_text)
    await recordEvent(transaction, answer.publish, row, entry, { userName, now })
  }
  return { messages: answer.messages }
}

/** Removes reminders with their alerts, whatever the lock and status of the opportunity; nothing is recorded (O-452, D-72). */
export async function dropReminders(
  transaction: DatabaseTransaction,
  publish: Publish,
  reminderIds: readonly string[],
  of: Of,
): Promise<null> {
  const ended = await endReminders(transaction, { ...of, reminderIds, state: 'removed' })
  await removeAlerts(transaction, publish, ended, of.userName)
  return null
}

async function removeAlerts(
  transaction: DatabaseTransaction,
  publish: Publish,
  ended: readonly { readonly notification_id: string | null }[],
  userName: string,
): Promise<void> {
  const notificationIds = ended.flatMap(({ notification_id }) => notification_id ?? [])
  if (notificationIds.length === 0) return
  await transaction.deleteFrom('notification').where('notification_id', 'in', notificationIds).execute()
  publish(userTag(userName), { type: 'NOTIFICATION_REMOVED', payload: { notificationIds } })
}
