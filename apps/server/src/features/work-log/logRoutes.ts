import { logRow, searchLogs } from '@retain/api-client/work-log'
import { equityLog } from '@retain/domain/work-log/equity-log/equityLog'
import { serviceLog } from '@retain/domain/work-log/service-log/serviceLog'
import type { ApiHost } from '../../apiHost'
import { mount } from '../../mount'
import { answerPage, pageWindow } from '../../searchPage'
import { readFilterFields, readServiceLogFields } from './filters/readConditions'
import { countLog, findLogPage, logSlice, type LogSearch } from './logQueries'
import { presentLogRow } from './presentLogRow'

/** Serves the Equity Log and the Service Log. */
export function mountWorkLog(host: ApiHost): void {
  mount(host, searchLogs, async ({ body, db }) => {
    const window = pageWindow(body)
    const { defaultSort } = body.source === 'EQLOG' ? equityLog : serviceLog
    const search: LogSearch = {
      ...window,
      hyperionId: body.hyperionId,
      conditions: body.source === 'EQLOG' ? readFilterFields(body) : readServiceLogFields(body),
      orderBy: body.orderBy ?? defaultSort.orderBy,
      orderDirection: body.orderDirection ?? defaultSort.orderDirection,
    }
    return answerPage(db, {
      window,
      row: logRow,
      present: presentLogRow,
      find: (handle) => findLogPage(handle, search),
      query: (handle) => logSlice(handle, search),
      count: (handle) => countLog(handle, search),
    })
  })
}
