import type { Nothing } from '@retain/api-client/kernel/endpoint'
import {
  completeReminder,
  createReminder,
  listMyReminders,
  removeReminders,
} from '@retain/api-client/reminders'
import { storesOfCaller } from '../../access/storeAccess'
import { command } from '../../commands/command'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount, type Call } from '../../endpoints/mount'
import { dropReminders, finishReminder } from './endReminder'
import { findOpenReminders } from './reminderQueries'
import { saveReminder } from './saveReminder'

/** What ending reminders needs of the call that asks for it. */
type EndingCall = Pick<
  Call<Nothing, Nothing, { readonly opportunityId: string }>,
  'body' | 'caller' | 'clock'
>

/** Serves the reminders of the caller. */
export function mountReminders(host: ApiHost): void {
  mount(host, listMyReminders, async ({ caller, db }) => {
    return findOpenReminders(db, caller.userName, await storesOfCaller(db, caller))
  })

  mount(host, createReminder, (call) =>
    command(call, host, createReminder, (transaction, publish) => saveReminder(transaction, publish, call)),
  )

  mount(host, completeReminder, (call) =>
    command(call, host, completeReminder, (transaction, publish) =>
      finishReminder(transaction, publish, call.body.reminderId, endingOf(call)),
    ),
  )

  mount(host, removeReminders, (call) =>
    command(call, host, removeReminders, (transaction, publish) =>
      dropReminders(transaction, publish, call.body.reminderIds, endingOf(call)),
    ),
  )
}

const endingOf = ({ body, caller, clock }: EndingCall) => ({
  userName: caller.userName,
  opptId: body.opportunityId,
  now: clock(),
})
