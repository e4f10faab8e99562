import { pageSizeOf } from '@retain/domain/paging/paging'
import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import type { LogView } from '@retain/domain/work-log/view/viewAddress'
import type { LogSearch } from './logRows'
import type { SearchableLog } from './searchableLog'

/** The search of a view, in the words of the call. */
export const searchOf = (log: SearchableLog, hyperionId: string, view: LogView<LogColumnKey>): LogSearch => ({
  source: log.id,
  hyperionId,
  ...view.sort,
  pageNumber: view.page,
  pageSize: pageSizeOf(view.showAll),
  ...(view.showAll ? { showAll: true } : {}),
})
