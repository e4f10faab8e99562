import * as E from 'fp-ts/Either'
import { contactLogRow, overrideReply, searchContactLog } from '@retain/api-client/contact-log'
import { readContactLogChoice } from '@retain/domain/work-log/contact-log/contactLogChoice'
import { readContactLogRange } from '@retain/domain/work-log/contact-log/contactLogTime'
import { contactLog } from '@retain/domain/work-log/contact-log/contactLog'
import type { ApiHost } from '../../apiHost'
import { command } from '../../commands/command'
import { Refusal } from '../../errors'
import { mount } from '../../mount'
import { answerPage, pageWindow } from '../../searchPage'
import {
  contactLogPage,
  countContactLog,
  findContactLogPage,
  type ContactLogSearch,
} from './contactLogQueries'
import { presentContactLogRow } from './presentContactLogRow'
import { saveOverride } from './saveOverride'

/** Serves the Contact Log: the mails of a store's customers that need an answer, and the word that one needs none. */
export function mountContactLog(host: ApiHost): void {
  mount(host, searchContactLog, async ({ body, db, clock }) => {
    const range = readContactLogRange(body.from, body.to, clock())
    if (E.isLeft(range)) {
      const { field, message } = range.left
      throw new Refusal('invalid', message, [{ field, code: 'range', message }])
    }
    const window = pageWindow(body)
    const search: ContactLogSearch = {
      ...window,
      ...range.right,
      hyperionId: body.hyperionId,
      ...readContactLogChoice(body),
      orderBy: body.orderBy ?? contactLog.defaultSort.orderBy,
      orderDirection: body.orderDirection ?? contactLog.defaultSort.orderDirection,
    }
    return answerPage(db, {
      window,
      row: contactLogRow,
      present: presentContactLogRow,
      find: (handle) => findContactLogPage(handle, search),
      query: (handle) => contactLogPage(handle, search),
      count: (handle) => countContactLog(handle, search),
    })
  })

  mount(host, overrideReply, (call) =>
    command(call, host, overrideReply, (transaction, publish) => saveOverride(transaction, publish, call)),
  )
}
