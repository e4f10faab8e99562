import {
  listNotifications,
  markNotificationsViewed,
  removeNotifications,
  removeReminderNotifications,
} from '@retain/api-client/notifications'
import { autoSubscribeAlerts } from '@retain/api-client/stores'
import { command } from '../../commands/command'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount, type Call } from '../../endpoints/mount'
import { findNotifications } from './alertQueries'
import { markViewed, removeAlerts } from './changeAlerts'
import { subscribe } from './subscribe'

/** What marking and removing need of the call that asks for it. */
type NamingCall = Pick<Call<unknown, unknown, readonly string[]>, 'body' | 'caller'>

/** Serves the alerts of the caller. */
export function mountAlerts(host: ApiHost): void {
  mount(host, listNotifications, ({ params: { hyperionId }, caller, db, clock }) =>
    findNotifications(db, { hyperionId, userName: caller.userName, now: clock() }),
  )

  mount(host, markNotificationsViewed, (call) =>
    command(call, host, markNotificationsViewed, (transaction, publish) =>
      markViewed(transaction, publish, namedBy(call)),
    ),
  )

  mount(host, removeNotifications, (call) =>
    command(call, host, removeNotifications, (transaction, publish) =>
      removeAlerts(transaction, publish, { ...namedBy(call), areReminders: false, now: call.clock() }),
    ),
  )

  mount(host, removeReminderNotifications, (call) =>
    command(call, host, removeReminderNotifications, (transaction, publish) =>
      removeAlerts(transaction, publish, { ...namedBy(call), areReminders: true, now: call.clock() }),
    ),
  )

  mount(host, autoSubscribeAlerts, (call) =>
    command(call, host, autoSubscribeAlerts, (transaction) =>
      subscribe(transaction, call.query.hyperionId, call.caller.userName),
    ),
  )
}

const namedBy = ({ body, caller }: NamingCall) => ({ userName: caller.userName, notificationIds: body })
