import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import { storeRequest } from '@retain/domain/work-log/view/storeRequest'
import type { LogView } from '@retain/domain/work-log/view/viewAddress'
import type { LogRequest } from './logRequest'

/** The search of the Equity Log in a store and a view. */
export const equityLogSearch = (hyperionId: string, view: LogView<LogColumnKey>): LogRequest => ({
  call: 'searchLogs',
  body: storeRequest('EQLOG', hyperionId, view),
})
