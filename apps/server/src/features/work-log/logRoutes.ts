import { logRow, searchLogs } from '@retain/api-client/work-log'
import { equityLog } from '@retain/domain/work-log/equity-log/equityLog'
import type { ApiHost } from '../../apiHost'
import { mount } from '../../mount'
import { answerPage, pageWindow } from '../../searchPage'
import { countEquityLog, equityLogSlice, findEquityLogPage, type EquityLogSearch } from './logQueries'
import { presentLogRow } from './presentLogRow'

/** Serves the opportunity logs. */
export function mountWorkLog(host: ApiHost): void {
  mount(host, searchLogs, async ({ body, db }) => {
    const window = pageWindow(body)
    const search: EquityLogSearch = {
      ...window,
      hyperionId: body.hyperionId,
      orderBy: body.orderBy ?? equityLog.defaultSort.orderBy,
      orderDirection: body.orderDirection ?? equityLog.defaultSort.orderDirection,
    }
    return answerPage(db, {
      window,
      row: logRow,
      present: presentLogRow,
      find: (handle) => findEquityLogPage(handle, search),
      query: (handle) => equityLogSlice(handle, search),
      count: (handle) => countEquityLog(handle, search.hyperionId),
    })
  })
}
