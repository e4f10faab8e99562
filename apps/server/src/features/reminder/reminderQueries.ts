import type { Instant } from '@retain/domain/calendar/instant'
import type { MyReminder } from '@retain/domain/activity/reminder/myReminders'
import type { Database, DatabaseTransaction } from '../../db/schema/schema'
import type { ReminderState } from '../../db/schema/reminderTables'

/** How many reminders a list shows at most. */
const listLimit = 500

/** The open reminders of somebody in these stores, the earliest due first (D-72). */
export async function findOpenReminders(
  db: Database,
  userName: string,
  hyperionIds: readonly string[],
): Promise<readonly MyReminder[]> {
  if (hyperionIds.length === 0) return []
  const rows = await db
    .selectFrom('reminder as r')
    .innerJoin('opportunity as o', (join) =>
      join.onRef('o.hyperion_id', '=', 'r.hyperion_id').onRef('o.oppt_id', '=', 'r.oppt_id'),
    )
    .leftJoin('app_user as u', 'u.user_name', 'r.user_name')
    .select(['r.reminder_id', 'r.reminder_text', 'r.due_at', 'r.oppt_id', 'r.hyperion_id'])
    .select(['o.customer_name', 'u.full_name'])
    .where('r.user_name', '=', userName)
    .where('r.state', '=', 'open')
    .where('r.hyperion_id', 'in', hyperionIds)
    .orderBy('r.due_at')
    .orderBy('r.reminder_id')
    .limit(listLimit)
    .execute()
  return rows.map((row) => ({
    reminderId: row.reminder_id,
    reminderText: row.reminder_text,
    reminderDueDate: row.due_at,
    createdBy: row.full_name,
    opptId: row.oppt_id,
    hyperionId: row.hyperion_id,
    customerName: row.customer_name,
  }))
}

/** Which reminders are to be ended, and how. */
interface Ending {
  readonly userName: string
  readonly opptId: string
  readonly reminderIds: readonly string[]
  readonly state: Exclude<ReminderState, 'open'>
  readonly now: Instant
}

/** Ends those of the reminders that are open and of this user and opportunity, and answers them. */
export async function endReminders(
  transaction: DatabaseTransaction,
  { userName, opptId, reminderIds, state, now }: Ending,
) {
  if (reminderIds.length === 0) return []
  return transaction
    .updateTable('reminder')
    .set({ state, ended_at: now })
    .where('user_name', '=', userName)
    .where('oppt_id', '=', opptId)
    .where('reminder_id', 'in', reminderIds)
    .where('state', '=', 'open')
    .returning(['reminder_text', 'notification_id'])
    .execute()
}
