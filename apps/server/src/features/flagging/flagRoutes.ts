import {
  listAssociates,
  listFlaggedAssociates,
  listMyFlaggedOpportunities,
  setFlag,
  updateAssociates,
} from '@retain/api-client/flags'
import { createNotification } from '@retain/api-client/notifications'
import { flagOpportunities } from '@retain/api-client/selected-rows'
import { holderOf, type FlagRequest } from '@retain/domain/flagging/associate'
import type { FlagBatch } from '@retain/domain/flagging/flagPanel'
import type { ApiHost } from '../../endpoints/apiHost'
import { command } from '../../commands/command'
import { rowByRow } from '../../commands/rowByRow'
import { mount } from '../../endpoints/mount'
import { openStores } from '../../access/storeAccess'
import { changeFlags, type ReadFlagChanges } from './changeFlags'
import { changeFlagsOfRow } from './changeFlagsOfRow'
import { createFlagAlert } from './createFlagAlert'
import { findAssociates, findFlaggedFor, findFlaggedOf } from './flagQueries'
import { notAssociate } from './notAssociate'

/** Serves the flags of opportunities, and the alert of a manager's flag. */
export function mountFlagging(host: ApiHost): void {
  mount(host, setFlag, (call) =>
    command(call, host, setFlag, (transaction, publish) =>
      changeFlags(transaction, publish, call.body, oneChange(call.body), call.caller, call.clock()),
    ),
  )

  mount(host, updateAssociates, (call) =>
    command(call, host, updateAssociates, (transaction, publish) =>
      changeFlags(transaction, publish, call.body, changesOf(call.body), call.caller, call.clock()),
    ),
  )

  mount(host, flagOpportunities, (call) =>
    rowByRow(
      call,
      host,
      flagOpportunities,
      (row) => (transaction, publish) =>
        changeFlagsOfRow(transaction, publish, row, changesOf(call.body), call.caller, call.clock()),
    ),
  )

  mount(host, createNotification, (call) =>
    command(call, host, createNotification, (transaction, publish) =>
      createFlagAlert(transaction, publish, call),
    ),
  )

  mount(host, listFlaggedAssociates, ({ query, db }) => findFlaggedOf(db, query.oppId))

  mount(host, listAssociates, ({ query, db }) => findAssociates(db, query.hyperionId))

  mount(host, listMyFlaggedOpportunities, async ({ caller, db }) => {
    const rows = await findFlaggedFor(db, caller.userName)
    const open = await openStores(db, caller, [...new Set(rows.map((row) => row.hyperion_id))])
    return rows
      .filter((row) => open.has(row.hyperion_id))
      .map((row) => ({
        opptId: row.oppt_id,
        hyperionId: row.hyperion_id,
        customerName: row.customer_name,
      }))
  })
}

/** The one person that a single flag is about. */
const oneChange =
  (sent: FlagRequest): ReadFlagChanges =>
  (people) => {
    const holder = holderOf(sent, people)
    if (holder === null) throw notAssociate('email')
    return [{ userName: holder.userName, isFlagged: sent.isFlagged }]
  }

/** The people that a batch is about; somebody who is named twice is what was said last. */
const changesOf =
  ({ associates }: Pick<FlagBatch, 'associates'>): ReadFlagChanges =>
  (people) => {
    const known = new Set(people.map(({ userName }) => userName))
    const stranger = associates.findIndex(({ userName }) => !known.has(userName))
    if (stranger >= 0) throw notAssociate(`associates.${stranger}.userName`)
    const changes = new Map(associates.map(({ userName, isFlagged }) => [userName, isFlagged]))
    return [...changes].map(([userName, isFlagged]) => ({ userName, isFlagged }))
  }
