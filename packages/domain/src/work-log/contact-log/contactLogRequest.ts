import { dayOf, firstMoment, lastMoment } from '../../calendar/storeDay'
import type { Instant } from '../../calendar/instant'
import type { OffsetMinutes } from '../../calendar/storeOffset'
import { firstPage } from '../../paging/pageSize'
import type { ContactLogColumnKey } from '../columns/columnKeys'
import { allId } from '../filters/filterOption'
import { openRange } from '../filters/filter-types/fromTo'
import { viewFields, type ViewFields } from '../../list/viewChanges'
import type { ListView } from '../../list/listView'
import { contactLogTime } from './contactLogTime'
import {
  defaultContactLogFilters,
  searchedContactLogRange,
  type ContactLogFilters,
} from './contactLogFilters'
import { repliedStatuses, type RepliedStatus } from './contactLogRow'

/** The body of a Contact Log search (L-423). */
export interface ContactLogRequest extends ViewFields<ContactLogColumnKey> {
  readonly hyperionId: string
  /** `YYYY-MM-DD HH:mm:ss` in UTC, both. */
  readonly from: string
  readonly to: string
  readonly repliedStatus: RepliedStatus | typeof allId
  /** A user name, or ALL. */
  readonly emailSentBy: string
}

/** Where somebody searches, and when. */
export interface ContactLogSearcher {
  readonly hyperionId: string
  readonly now: Instant
  readonly offset: OffsetMinutes
}

/**
 * The body of a search of the Contact Log (L-423, L-424, L-534). The range is the one of
 * `searchedContactLogRange`; whether it may be searched is a check of its filter, `contactLogRangeError`.
 *
 * @example contactLogRequest(filters, defaultView(contactLog), searcher).from // '2024-03-01 05:00:00'
 */
export function contactLogRequest(
  { received, repliedStatus, emailSentBy }: ContactLogFilters,
  view: ListView<ContactLogColumnKey>,
  { hyperionId, now, offset }: ContactLogSearcher,
): ContactLogRequest {
  const { from, to } = searchedContactLogRange(received ?? openRange, dayOf(now, offset))
  return {
    hyperionId,
    from: contactLogTime(firstMoment(from, offset)),
    to: contactLogTime(lastMoment(to, offset)),
    repliedStatus: repliedStatuses.find((status) => status === repliedStatus) ?? allId,
    emailSentBy: emailSentBy?.trim() || allId,
    ...viewFields(view),
  }
}

/**
 * The search whose total is the no-reply count: the last 30 days, what is not responded, one row (L-207, L-538, D-14).
 *
 * @example noReplyRequest(searcher).pageSize // 1
 */
export const noReplyRequest = (searcher: ContactLogSearcher): ContactLogRequest => ({
  ...contactLogRequest(
    { ...defaultContactLogFilters(searcher.now, searcher.offset), repliedStatus: 'not responded' },
    { sort: { orderBy: 'inboundCreateDate', orderDirection: 'desc' }, page: firstPage, showAll: false },
    searcher,
  ),
  pageSize: 1,
})
