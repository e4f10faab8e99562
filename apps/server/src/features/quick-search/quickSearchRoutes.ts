import {
  listLastViewed,
  quickSearchV2,
  recordOpportunityViewed,
  searchLog,
} from '@retain/api-client/quick-search'
import { logRow } from '@retain/api-client/work-log'
import { searchResultCap } from '@retain/domain/quick-search/quickSearch'
import type { ViewFields } from '@retain/domain/list/viewChanges'
import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import type { ApiHost } from '../../endpoints/apiHost'
import type { Database } from '../../db/schema/schema'
import { ApiProblem } from '../../core/apiProblem'
import { mount } from '../../endpoints/mount'
import { answerPage, pageWindow } from '../../endpoints/searchPage'
import { opportunityRows } from '../work-log/opportunityRows'
import { presentLogRow } from '../work-log/presentLogRow'
import { presentView } from './presentView'
import { readLooseQuery, readSearchQuery } from './readSearchQuery'
import {
  countMatches,
  findSearchLogPage,
  foundBy,
  type SearchLogSearch,
  type SearchLogQuery,
} from './searchQueries'
import { findLastViewed, saveView } from './viewQueries'

/** Serves the searches of the Search log, and what the quick search offers before anything is typed. */
export function mountQuickSearch(host: ApiHost): void {
  mount(host, searchLog, async ({ body, db }) => answerSearch(db, body, readSearchQuery(body)))

  mount(host, quickSearchV2, async ({ body, db }) => answerSearch(db, body, readLooseQuery(body)))

  mount(host, listLastViewed, async ({ query, caller, db }) =>
    (await findLastViewed(db, caller.userName, query.hyperionId)).map(presentView),
  )

  mount(host, recordOpportunityViewed, async ({ body, caller, db, clock }) => {
    const isOfStore = await saveView(db, { ...body, userName: caller.userName, viewedAt: clock() })
    if (isOfStore) return null
    const message = 'The opportunity does not belong to this store.'
    throw new ApiProblem('invalid', message, [{ field: 'hyperionId', code: 'invalid', message }])
  })
}

function answerSearch(db: Database, view: Partial<ViewFields<LogColumnKey>>, query: SearchLogQuery) {
  const window = pageWindow(view)
  const search: SearchLogSearch = { ...window, ...query }
  return answerPage(db, {
    window,
    row: logRow,
    present: presentLogRow,
    find: (handle) => findSearchLogPage(handle, search),
    rows: opportunityRows(query, (handle) => foundBy(handle, query.wanted)),
    count: (handle) => countMatches(handle, query.wanted),
    most: searchResultCap,
  })
}
