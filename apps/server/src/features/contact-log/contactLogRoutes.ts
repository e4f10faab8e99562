import { contactLogRow, searchContactLog } from '@retain/api-client/contact-log'
import { overrideReply } from '@retain/api-client/override-reply'
import type { ApiHost } from '../../endpoints/apiHost'
import { command } from '../../commands/command'
import { mount } from '../../endpoints/mount'
import { answerPage, pageWindow } from '../../endpoints/searchPage'
import { countContactLog, findContactLogPage, type ContactLogSearch } from './contactLogQueries'
import { emailRows } from './emailRows'
import { presentContactLogRow } from './presentContactLogRow'
import { readContactLogQuery } from './readContactLogQuery'
import { saveOverride } from './saveOverride'

/** Serves the Contact Log: the emails of a store's customers that need an answer, and the word that one needs none. */
export function mountContactLog(host: ApiHost): void {
  mount(host, searchContactLog, async ({ body, db, clock }) => {
    const window = pageWindow(body)
    const search: ContactLogSearch = { ...window, ...readContactLogQuery(body, clock()) }
    return answerPage(db, {
      window,
      row: contactLogRow,
      present: presentContactLogRow,
      find: (handle) => findContactLogPage(handle, search),
      rows: emailRows(search),
      count: (handle) => countContactLog(handle, search),
    })
  })

  mount(host, overrideReply, (call) =>
    command(call, host, overrideReply, (transaction, publish) => saveOverride(transaction, publish, call)),
  )
}
