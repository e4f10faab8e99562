import { isSameOpportunity, type LiveMessage, type OpportunityKey } from '../../live/liveMessage'
import { patchedRows } from '../../live/patched'
import { rowLockOf } from '../../opportunity/lock/opportunityLock'
import type { Page } from '../../paging/page'
import { pageCount } from '../../paging/paging'
import { allId } from '../filters/filterOption'
import type { AppliedPage } from '../live/applyToPage'
import type { ContactLogRequest } from './contactLogRequest'
import type { ContactLogRow } from './contactLogRow'
import { contactLogTime } from './contactLogTime'
import { isResponded } from './reply/replyCell'

type ContactPage = Page<ContactLogRow>

/** Whether an email belongs to the list that a request asks for. The server compiles the same filters to SQL. */
export function matchesContactLog(row: ContactLogRow, request: ContactLogRequest): boolean {
  const received = contactLogTime(row.inboundCreateDate)
  const { from, to, hyperionId, emailSentBy, repliedStatus } = request
  return (
    row.hyperionId === hyperionId &&
    from <= received &&
    received <= to &&
    (emailSentBy === allId || emailSentBy === row.emailSentBy) &&
    (repliedStatus === allId || (repliedStatus === 'responded') === isResponded(row))
  )
}

/** Whether a list is shown as it opens: page 1, the newest first. */
const isAtFront = ({ pageNumber, orderBy, orderDirection }: ContactLogRequest): boolean =>
  pageNumber === 1 && orderBy === 'inboundCreateDate' && orderDirection === 'desc'

/** The index of an email on a page that begins with the newest; -1 after its end, where more pages follow. */
function placeAtFront({ list, total }: ContactPage, row: ContactLogRow): number {
  const at = list.findIndex((one) => one.inboundCreateDate <= row.inboundCreateDate)
  return at < 0 && list.length >= total ? list.length : at
}

/**
 * The total always grows; the row stands first where the newest do and the filters let it in (L-209, L-539). One that is
 * received again and is older than those of the page is on a later page and may be counted already: the list is stale.
 */
function withNew(
  page: ContactPage,
  row: ContactLogRow,
  request: ContactLogRequest,
): AppliedPage<ContactLogRow> {
  const isKnown = page.list.some((one) => one.inboundContactHistoryId === row.inboundContactHistoryId)
  if (isKnown || row.hyperionId !== request.hyperionId) return { page, isStale: false }
  const total = page.total + 1
  const counted = { ...page, total, pageCount: pageCount(total, request.pageSize) }
  if (!isAtFront(request) || !matchesContactLog(row, request)) return { page: counted, isStale: false }
  const at = placeAtFront(page, row)
  if (at < 0) return { page, isStale: true }
  return {
    page: { ...counted, list: page.list.toSpliced(at, 0, row).slice(0, request.pageSize) },
    isStale: false,
  }
}

/** The page with the row replaced, when the received one is newer (L-213). */
function withReply(page: ContactPage, row: ContactLogRow): ContactPage {
  const at = page.list.findIndex((one) => one.inboundContactHistoryId === row.inboundContactHistoryId)
  const known = page.list[at]
  return known === undefined || row.rowVersion <= known.rowVersion
    ? page
    : { ...page, list: page.list.with(at, row) }
}

/** What a message changes in every email of an opportunity. */
interface SharedChange {
  readonly of: OpportunityKey
  readonly fields: Partial<ContactLogRow>
}

/** What a message changes in every email of its opportunity; `null` for one that changes none. */
function sharedChange(message: LiveMessage): SharedChange | null {
  if (message.type === 'LEAD_ASSIGNED')
    return { of: message.payload, fields: { leadId: message.payload.leadId } }
  if (message.type === 'OPPT_STATUS' || message.type === 'OPPT_NLO')
    return { of: message.payload, fields: { statusCode: message.payload.statusCode } }
  if (message.type !== 'OPPT_LOCK') return null
  return { of: message.payload, fields: rowLockOf(message.payload) }
}

/** Every email of an opportunity with a change; the same page when there is none, or they have these values already. */
function withShared(page: ContactPage, { of, fields }: SharedChange): ContactPage {
  const list = patchedRows(page.list, of, fields)
  return list === page.list ? page : { ...page, list }
}

/** A removed opportunity removes its emails; where more pages follow, the list is stale. */
function withoutOpportunity(page: ContactPage, of: OpportunityKey): AppliedPage<ContactLogRow> {
  const isStale = page.list.length < page.total
  const list = page.list.filter((row) => !isSameOpportunity(row, of))
  const gone = page.list.length - list.length
  if (gone === 0) return { page, isStale }
  const total = Math.max(0, page.total - gone)
  return { page: { ...page, list, total, pageCount: total === 0 ? 0 : page.pageCount }, isStale }
}

/**
 * A page of the Contact Log after a live message (L-209, L-213, L-214, L-385, L-389, L-539, L-564): a new email counts
 * and may stand first, an answered one is replaced at its place, leads, locks and statuses reach every email of their
 * opportunity. The rows of emails do not have the versions of opportunities, so that messages apply in the order in
 * which they are received.
 *
 * @example applyToContactPage(page, { type: 'CONTACT_LOG_NEW', payload: row }, request).page.total // one more
 */
export function applyToContactPage(
  page: ContactPage,
  message: LiveMessage,
  request: ContactLogRequest,
): AppliedPage<ContactLogRow> {
  if (message.type === 'CONTACT_LOG_NEW') return withNew(page, message.payload, request)
  if (message.type === 'CONTACT_LOG_REPLY') return { page: withReply(page, message.payload), isStale: false }
  if (message.type === 'OPPT_REMOVED') return withoutOpportunity(page, message.payload)
  const change = sharedChange(message)
  return { page: change === null ? page : withShared(page, change), isStale: false }
}

/** A page of the Contact Log after several messages, in their order; stale when it is after any of them. */
export function applyAllToContactPage(
  page: ContactPage,
  messages: readonly LiveMessage[],
  request: ContactLogRequest,
): AppliedPage<ContactLogRow> {
  let applied: AppliedPage<ContactLogRow> = { page, isStale: false }
  for (const message of messages) {
    const next = applyToContactPage(applied.page, message, request)
    applied = { page: next.page, isStale: applied.isStale || next.isStale }
  }
  return applied
}

/**
 * Whether it is unknown if an answer counts an email that was received while it was awaited: it may be on another page.
 *
 * @example mayMissEmail(page, [{ type: 'CONTACT_LOG_NEW', payload: row }]) // true unless the page lists it
 */
export const mayMissEmail = (answer: ContactPage, messages: readonly LiveMessage[]): boolean =>
  messages.some(
    (message) =>
      message.type === 'CONTACT_LOG_NEW' &&
      !answer.list.some((row) => row.inboundContactHistoryId === message.payload.inboundContactHistoryId),
  )
