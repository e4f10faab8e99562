import { getSearchedOpportunity } from '@retain/api-client/searched-opportunity'
import { countRowStates, logRow, searchLogs } from '@retain/api-client/work-log'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount } from '../../endpoints/mount'
import { answerPage, pageWindow } from '../../endpoints/searchPage'
import { chosen, countLog, countStates, findLogPage, type LogSearch } from './logQueries'
import { opportunityRows } from './opportunityRows'
import { findSearched } from './searchedOpportunity'
import { presentLogRow } from './presentLogRow'
import { readLogChoice, readLogQuery } from './readLogQuery'

/** Serves the Equity Log and the Service Log. */
export function mountWorkLog(host: ApiHost): void {
  mount(host, searchLogs, async ({ body, db }) => {
    const window = pageWindow(body)
    const search: LogSearch = { ...window, ...readLogQuery(body) }
    return answerPage(db, {
      window,
      row: logRow,
      present: presentLogRow,
      find: (handle) => findLogPage(handle, search),
      rows: opportunityRows(search, (handle) => chosen(handle, search)),
      count: (handle) => countLog(handle, search),
    })
  })
  mount(host, getSearchedOpportunity, ({ params, db }) => findSearched(db, params.opptId))
  mount(host, countRowStates, ({ body, db }) => countStates(db, readLogChoice(body)))
}
