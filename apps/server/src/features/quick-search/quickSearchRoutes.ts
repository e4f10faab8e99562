import {
  listLastViewed,
  quickSearchV2,
  recordOpportunityViewed,
  searchLog as searchLogCall,
} from '@retain/api-client/quick-search'
import { logRow } from '@retain/api-client/work-log'
import { searchResultCap } from '@retain/domain/quick-search/quickSearch'
import { splitList } from '@retain/domain/text/commaList'
import type { ViewFields } from '@retain/domain/work-log/view/logView'
import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import { searchLog } from '@retain/domain/work-log/search-log/searchLog'
import type { ApiHost } from '../../apiHost'
import type { Database } from '../../db/schema/schema'
import { Refusal } from '../../errors'
import { mount } from '../../mount'
import { answerPage, pageWindow } from '../../searchPage'
import { readFilterFields } from '../work-log/filters/readConditions'
import { presentLogRow } from '../work-log/presentLogRow'
import { presentView } from './presentView'
import {
  countMatches,
  findSearchLogPage,
  searchLogSlice,
  type SearchLogSearch,
  type Wanted,
} from './searchQueries'
import { findLastViewed, saveView } from './viewQueries'

/** Serves the searches of the Search log, and what the quick search offers before anything is typed. */
export function mountQuickSearch(host: ApiHost): void {
  mount(host, searchLogCall, async ({ body, db }) => {
    const { queryType, query } = body
    const hyperionIds = splitList(body.hyperionIds)
    if (queryType !== undefined && query !== undefined)
      return answerSearch(db, body, { hyperionIds, queryType, query, isLoose: false })
    if (queryType === undefined && query === undefined)
      return answerSearch(db, body, { hyperionIds, conditions: readFilterFields(body) })
    throw missing(queryType === undefined ? 'queryType' : 'query')
  })

  mount(host, quickSearchV2, async ({ body, db }) =>
    answerSearch(db, body, {
      hyperionIds: splitList(body.hyperionIds),
      queryType: body.queryType,
      query: body.query,
      isLoose: true,
    }),
  )

  mount(host, listLastViewed, async ({ query, caller, db }) =>
    (await findLastViewed(db, caller.userName, query.hyperionId)).map(presentView),
  )

  mount(host, recordOpportunityViewed, async ({ body, caller, db, clock }) => {
    const isOfStore = await saveView(db, { ...body, userName: caller.userName, viewedAt: clock() })
    if (isOfStore) return null
    const message = 'The opportunity does not belong to this store.'
    throw new Refusal('invalid', message, [{ field: 'hyperionId', code: 'invalid', message }])
  })
}

/** A text without its type, or the other way round, is no search. */
function missing(field: 'queryType' | 'query'): Refusal {
  const message = 'A text is looked for by its type.'
  return new Refusal('invalid', message, [{ field, code: 'invalid', message }])
}

function answerSearch(db: Database, view: Partial<ViewFields<LogColumnKey>>, wanted: Wanted) {
  const window = pageWindow(view)
  const search: SearchLogSearch = {
    ...window,
    wanted,
    orderBy: view.orderBy ?? searchLog.defaultSort.orderBy,
    orderDirection: view.orderDirection ?? searchLog.defaultSort.orderDirection,
  }
  return answerPage(db, {
    window,
    row: logRow,
    present: presentLogRow,
    find: (handle) => findSearchLogPage(handle, search),
    query: (handle) => searchLogSlice(handle, search),
    count: (handle) => countMatches(handle, wanted),
    most: searchResultCap,
  })
}
