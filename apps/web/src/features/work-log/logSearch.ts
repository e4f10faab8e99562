import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import { storeRequest } from '@retain/domain/work-log/view/storeRequest'
import type { LogView } from '@retain/domain/work-log/view/viewAddress'
import type { LogSearch } from './logRows'
import type { SearchableLog } from './searchableLog'

/** The search of a view, in the words of the call. */
export const searchOf = (log: SearchableLog, hyperionId: string, view: LogView<LogColumnKey>): LogSearch =>
  storeRequest(log.id, hyperionId, view)
