import type { Page } from '../paging/page'
import { logColumnKeys, type LogColumnKey } from './columns/columnKeys'
import { logColumn } from './columns/logColumns'
import { applyAllToPage, type AppliedPage } from './live/applyToPage'
import { changedOrder } from '../list/changedOrder'
import type { ChangedOrder } from '../list/orderChanges'
import type { LiveRules } from './logDefinition'
import type { LogRow } from './rows/logRow'
import { logRowOrder, orderRows } from './rows/rowOrder'

/** The order that a search of opportunities asks for; without one the service chooses. */
interface OrderedBody {
  readonly orderBy?: LogColumnKey | undefined
  readonly orderDirection?: 'asc' | 'desc' | undefined
}

/** How the rows of a log of opportunities follow live messages: they change and go, and new ones wait (L-387 to L-389). */
export const opportunityLive = {
  applyToPage: (page: Page<LogRow>, messages): AppliedPage => applyAllToPage(page, messages),
  changedOrder: (known, { before, after }, { orderBy, orderDirection }): ChangedOrder =>
    orderBy === undefined || orderDirection === undefined
      ? known
      : changedOrder(known, before.list, after, logRowOrder({ orderBy, orderDirection })),
  isUncertain: () => false,
} satisfies LiveRules<LogRow, OrderedBody>

/** What the logs have in common whose rows are opportunities: every one but the Contact Log. */
export const opportunityRows = {
  gridType: 'OpportunityLog',
  columns: logColumnKeys.map(logColumn),
  hasColumnEditor: true,
  exportColumns: (columns: readonly string[]) => columns,
  orderRows,
} as const
