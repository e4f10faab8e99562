import { isOfStore, isSameOpportunity, type LiveMessage } from '../../live/liveMessage'
import type { Page } from '../../paging/page'
import { defaultPageSize } from '../../paging/pageSize'
import { pageCount } from '../../paging/paging'
import type { Sort } from '../../sorting/sorting'
import type { LogColumnKey } from '../columns/columnKeys'
import { applyAllToPage, applyToPage, type AppliedPage } from '../live/applyToPage'
import type { LogRow } from '../rows/logRow'
import { compareRows } from '../rows/rowOrder'
import { admitsRecord, type ServiceLogCriteria } from './admitsRecord'
import type { Candidate } from './candidate'
import { serviceLogSort } from './serviceLogSort'

type ServiceMessage = Extract<LiveMessage, { type: 'SVC_LOG_NEW' }>

type Ordered = { readonly [Field in keyof Sort<LogColumnKey>]?: Sort<LogColumnKey>[Field] | undefined }

/**
 * What a search of the Service Log asks for, as far as it decides what stands on its page; the defaults for what is
 * left out.
 */
export interface ServiceLogSearch extends ServiceLogCriteria, Ordered {
  readonly pageSize?: number | undefined
}

/**
 * A page of the Service Log after live messages, in their order: as in every log, and a service record that the list does
 * not have yet is added when the filters and the store rule let it in (L-166 to L-169, L-391, L-520, L-526).
 *
 * A new record is inserted by the order of the list; no other row changes its place among the others. The page is stale
 * when the new record may already be on another page, and when a row takes values that the filters exclude: the row stays
 * until the list is searched again, as it may be counted on another page.
 *
 * @example applyAllToServicePage(page, [message], request).page.total // one more
 */
export function applyAllToServicePage(
  page: Page<LogRow>,
  messages: readonly LiveMessage[],
  request: ServiceLogSearch,
): AppliedPage {
  let applied: AppliedPage = { page, isStale: false }
  const take = (next: AppliedPage) => {
    applied = { page: next.page, isStale: applied.isStale || next.isStale }
  }
  // Messages that only change rows are collected, so that the list is copied once for all of them.
  let changes: LiveMessage[] = []
  const flush = () => {
    if (changes.length > 0) take(applyAllToPage(applied.page, changes))
    changes = []
  }
  for (const message of messages) {
    if (message.type === 'SVC_LOG_NEW') {
      flush()
      take(withService(applied.page, message, request))
    } else changes.push(message)
  }
  flush()
  return applied
}

function withService(page: Page<LogRow>, message: ServiceMessage, request: ServiceLogSearch): AppliedPage {
  const isAdmitted = admitsRecord(message.payload, request)
  if (!isKnown(page, message.payload))
    return isAdmitted
      ? withRecord(page, message.payload, request)
      : { page, isStale: page.list.length < page.total }
  const applied = applyToPage(page, message)
  return { page: applied.page, isStale: applied.isStale || (applied.page !== page && !isAdmitted) }
}

const isKnown = ({ list }: Page<LogRow>, record: LogRow): boolean =>
  list.some((row) => isSameOpportunity(row, record))

function withRecord(page: Page<LogRow>, record: LogRow, request: ServiceLogSearch): AppliedPage {
  const {
    orderBy = serviceLogSort.orderBy,
    orderDirection = serviceLogSort.orderDirection,
    pageSize = defaultPageSize,
  } = request
  const compare = compareRows({ orderBy, orderDirection })
  const before = page.list.findIndex((row) => compare(record, row) < 0)
  const at = before < 0 ? page.list.length : before
  const isWhole = page.list.length >= page.total
  const isBeforePage = at === 0 && page.page > 1
  const isAfterPage = at === page.list.length && !isWhole
  if (isBeforePage || isAfterPage) return { page, isStale: true }
  const total = page.total + 1
  const list = page.list.toSpliced(at, 0, record).slice(0, pageSize)
  return { page: { ...page, list, total, pageCount: pageCount(total, pageSize) }, isStale: !isWhole }
}

/**
 * The candidates after a live message: added or replaced by candidateId, removed by it, and with what a scan says of them
 * (L-175 to L-177, L-526, L-527). The same list when the message does not change them, or is of another store than the
 * list: the channel may carry those of several (D-40).
 *
 * @example applyToCandidates(candidates, { type: 'CANDIDATE_REMOVED', payload: { candidateId: '7', hyperionId: 'HAR' } }, 'HAR')
 */
export function applyToCandidates(
  candidates: readonly Candidate[],
  message: LiveMessage,
  hyperionId: string,
): readonly Candidate[] {
  if (!isOfStore(message, hyperionId)) return candidates
  const placeOf = (id: string) => candidates.findIndex(({ candidateId }) => candidateId === id)
  if (message.type === 'CANDIDATE') {
    const at = placeOf(message.payload.candidateId)
    return at < 0 ? [...candidates, message.payload] : candidates.with(at, message.payload)
  }
  if (message.type === 'CANDIDATE_REMOVED') {
    const at = placeOf(message.payload.candidateId)
    return at < 0 ? candidates : candidates.toSpliced(at, 1)
  }
  if (message.type !== 'SCAN_NOTE' || message.payload.candidateId === null) return candidates
  const { candidateId, note, scan, scanDate } = message.payload
  const at = placeOf(candidateId)
  const candidate = candidates[at]
  return candidate === undefined ? candidates : candidates.with(at, { ...candidate, note, scan, scanDate })
}
