import { logCall, saveContactHistory, saveNote as saveNoteCall } from '@retain/api-client/activity'
import { changeOwner as changeOwnerCall } from '@retain/api-client/change-owner'
import { command } from '../../commands/command'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount } from '../../endpoints/mount'
import { changeOwner } from './changeOwner'
import { saveCall } from './saveCall'
import { saveEvent } from './saveEvent'
import { cleanNote, saveNote } from './saveNote'

/** Serves what is done with a customer. */
export function mountActivity(host: ApiHost): void {
  mount(host, logCall, (call) =>
    command(call, host, logCall, (transaction, publish) => saveCall(transaction, publish, call)),
  )
  mount(host, changeOwnerCall, (call) =>
    command(call, host, changeOwnerCall, (transaction, publish) => changeOwner(transaction, publish, call)),
  )
  mount(host, saveContactHistory, (call) =>
    command(call, host, saveContactHistory, (transaction, publish) => saveEvent(transaction, publish, call)),
  )
  mount(host, saveNoteCall, async (call) => {
    const body = await cleanNote(call.body)
    return command(call, host, saveNoteCall, (transaction, publish) =>
      saveNote(transaction, publish, { ...call, body }),
    )
  })
}
