import { changedOrder } from '../../list/changedOrder'
import type { ChangedOrder } from '../../list/orderChanges'
import type { LiveMessage } from '../../live/liveMessage'
import type { Page } from '../../paging/page'
import type { LogColumnKey } from '../columns/columnKeys'
import { changedContactOrder } from '../contact-log/changedContactOrder'
import type { ContactLogRequest } from '../contact-log/contactLogRequest'
import type { ContactLogRow } from '../contact-log/contactLogRow'
import { applyAllToContactPage, mayMissEmail } from '../contact-log/liveContactLog'
import type { EquityLogRequest } from '../equity-log/equityLogRequest'
import type { LogType } from '../logTypes'
import type { AnyLogSearch } from '../logs'
import type { AnyLogRow } from '../rows/rowIds'
import type { LogRow } from '../rows/logRow'
import { logRowOrder } from '../rows/rowOrder'
import type { SearchLogSearch } from '../search-log/searchLogRequest'
import { applyAllToServicePage } from '../service-log/liveServiceLog'
import type { ServiceLogRequest } from '../service-log/serviceLogRequest'
import { applyAllToPage, type AppliedPage } from './applyToPage'

/**
 * How a page of a log follows the live messages of its store. The messages are those of the stores that the page was
 * searched in. They are methods, so that the rules of any log can be called without knowing which log it is.
 */
export interface LiveRules<Row, Body> {
  /** The page after some messages, in their order: rows that change, come and go. */
  applyToPage(page: Page<Row>, messages: readonly LiveMessage[], body: Body): AppliedPage<Row>
  /** What these messages have done to the order of the rows, which waits until the list is asked for again. */
  changedOrder(
    known: ChangedOrder,
    change: {
      readonly before: Page<Row>
      readonly after: Page<Row>
      readonly messages: readonly LiveMessage[]
    },
    body: Body,
  ): ChangedOrder
  /** Whether it is unknown if an answer already counts what was received while it was awaited. */
  isUncertain(answer: Page<Row>, messages: readonly LiveMessage[], body: Body): boolean
}

/** The order that a search of opportunities asks for; without one the service chooses. */
interface OrderedBody {
  readonly orderBy?: LogColumnKey | undefined
  readonly orderDirection?: 'asc' | 'desc' | undefined
}

/** How the rows of a log of opportunities follow live messages: they change and go, and new ones wait (L-387 to L-389). */
const opportunityLive = {
  applyToPage: (page: Page<LogRow>, messages): AppliedPage => applyAllToPage(page, messages),
  changedOrder: (known, { before, after }, { orderBy, orderDirection }): ChangedOrder =>
    orderBy === undefined || orderDirection === undefined
      ? known
      : changedOrder(known, before.list, after, logRowOrder({ orderBy, orderDirection })),
  isUncertain: () => false,
} satisfies LiveRules<LogRow, OrderedBody>

const equityLive: LiveRules<LogRow, EquityLogRequest> = opportunityLive

const searchLive: LiveRules<LogRow, SearchLogSearch['body']> = opportunityLive

const serviceLive: LiveRules<LogRow, ServiceLogRequest> = {
  ...opportunityLive,
  applyToPage: applyAllToServicePage,
}

const contactLive: LiveRules<ContactLogRow, ContactLogRequest> = {
  applyToPage: applyAllToContactPage,
  changedOrder: (known, { before, after, messages }, body) =>
    changedContactOrder(known, before, after, messages, body),
  isUncertain: mayMissEmail,
}

/**
 * How every log follows live messages; apart from `logs`, since the first load of a page needs none of it.
 *
 * @example liveRules.SVCLOG.applyToPage(page, messages, body).page
 */
export const liveRules: Readonly<Record<LogType, LiveRules<AnyLogRow, AnyLogSearch['body']>>> = {
  EQLOG: equityLive,
  SVCLOG: serviceLive,
  SRCHLOG: searchLive,
  CONLOG: contactLive,
}
