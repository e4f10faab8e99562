import { hyperionId, id, record } from '@retain/api-client/kernel/codecs'
import { userTag } from '@retain/domain/live/tags'
import { jobKind } from '../../jobs/jobKind'
import { transact } from '../../outbox/transact'
import { presentNotification } from '../alerts/presentNotification'

/**
 * Tells the user of a reminder that it is due, in every open window. The mark of having been told stands in the transaction of
 * the message: whoever repeats the job, in whatever process, tells nobody twice. One that was done or removed is not told of,
 * nor one whose alert was cleared.
 */
export const reminderDue = jobKind({
  name: 'reminderDue',
  payload: record({ hyperionId, reminderId: id }, 'reminderDue'),
  timeoutMs: 30_000,
  concurrency: 4,
  run: ({ hyperionId: store, reminderId }, { signal }, host) =>
    transact(host, async (transaction, publish) => {
      signal.throwIfAborted()
      const told = await transaction
        .updateTable('reminder')
        .set({ notified_at: host.clock() })
        .where('hyperion_id', '=', store)
        .where('reminder_id', '=', reminderId)
        .where('state', '=', 'open')
        .where('notified_at', 'is', null)
        .returning('notification_id')
        .executeTakeFirst()
      const alertId = told?.notification_id ?? null
      if (alertId === null) return
      const alert = await transaction
        .selectFrom('notification')
        .selectAll()
        .where('notification_id', '=', alertId)
        .executeTakeFirst()
      if (alert !== undefined)
        publish(userTag(alert.user_name), { type: 'NOTIFICATION', payload: presentNotification(alert) })
    }),
})
