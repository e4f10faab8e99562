import { lockOpportunity } from '@retain/api-client/lock'
import { unlockOpportunities } from '@retain/api-client/selected-rows'
import { command } from '../../commands/command'
import { rowByRow } from '../../commands/rowByRow'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount } from '../../endpoints/mount'
import { changeLock } from './changeLock'
import { releaseSeenLock } from './releaseSeenLock'

/** Serves the locks of opportunities. */
export function mountLock(host: ApiHost): void {
  mount(host, lockOpportunity, (call) =>
    command(call, host, lockOpportunity, (transaction, publish) =>
      changeLock(
        transaction,
        publish,
        { ...call.body, onlyOwn: call.query.onlyOwn ?? false, windowId: call.query.window ?? null },
        call.caller,
        call.clock(),
      ),
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
}
