import { getContactHistoryEntry, logCall } from '@retain/api-client/activity'
import { lockOpportunity } from '@retain/api-client/lock'
import { unlockOpportunities } from '@retain/api-client/selected-rows'
import type { ApiHost } from '../../apiHost'
import { command } from '../../commands/command'
import { rowByRow } from '../../commands/rowByRow'
import { Refusal } from '../../errors'
import { mount } from '../../mount'
import { changeLock } from './changeLock'
import { findEntryWithThread } from './historyThread'
import { releaseSeenLock } from './releaseSeenLock'
import { saveCall } from './saveCall'

/** Serves what is done with an opportunity: calls, its lock, and the entries of its history. */
export function mountActivity(host: ApiHost): void {
  mount(host, logCall, (call) =>
    command(call, host, logCall, (transaction, publish) => saveCall(transaction, publish, call)),
  )

  mount(host, lockOpportunity, (call) =>
    command(call, host, lockOpportunity, (transaction, publish) =>
      changeLock(transaction, publish, call.body, call.caller, call.clock()),
    ),
  )

  mount(host, unlockOpportunities, (call) =>
    rowByRow(
      call,
      host,
      unlockOpportunities,
      (row) => (transaction, publish) => releaseSeenLock(transaction, publish, row),
    ),
  )

  mount(host, getContactHistoryEntry, async ({ params, db }) => {
    const entries = await findEntryWithThread(db, params.contactHistoryId)
    if (entries.length === 0) throw new Refusal('notFound', 'There is no such entry.')
    return entries
  })
}
