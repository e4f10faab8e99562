import { isOfStore, type LiveMessage } from '../../live/liveMessage'
import type { Page } from '../../paging/page'
import { pageCount } from '../../paging/paging'
import { applyToPage, type AppliedPage } from '../live/applyToPage'
import type { LogRow } from '../rows/logRow'
import { compareRows } from '../rows/rowOrder'
import { admitsRecord } from './admitsRecord'
import type { Candidate } from './candidate'
import type { ServiceLogRequest } from './serviceLogRequest'

/**
 * A page of the Service Log after a live message: as in every log, and a service record that the list does not have yet is
 * added when the filters and the store rule let it in (L-166 to L-169, L-391, L-520, L-526).
 *
 * A record stands where the order of the list puts it, and no other row changes its place among the others. Where the
 * list has more rows than are here, it may be on another page already, so that the list is behind too.
 *
 * @example applyToServicePage(page, message, request).page.total // one more
 */
export function applyToServicePage(
  page: Page<LogRow>,
  message: LiveMessage,
  request: ServiceLogRequest,
): AppliedPage {
  if (message.type !== 'SVC_LOG_NEW') return applyToPage(page, message)
  const record = message.payload
  const isKnown = page.list.some(
    ({ opptId, hyperionId }) => opptId === record.opptId && hyperionId === record.hyperionId,
  )
  if (isKnown) return applyToPage(page, message)
  return admitsRecord(record, request) ? withRecord(page, record, request) : { page, isBehind: false }
}

function withRecord(page: Page<LogRow>, record: LogRow, request: ServiceLogRequest): AppliedPage {
  const compare = compareRows(request)
  const before = page.list.findIndex((row) => compare(record, row) < 0)
  const at = before < 0 ? page.list.length : before
  const isWhole = page.list.length >= page.total
  const isBeforePage = at === 0 && page.page > 1
  const isBehindPage = at === page.list.length && !isWhole
  if (isBeforePage || isBehindPage) return { page, isBehind: true }
  const total = page.total + 1
  const list = page.list.toSpliced(at, 0, record).slice(0, request.pageSize)
  return { page: { ...page, list, total, pageCount: pageCount(total, request.pageSize) }, isBehind: !isWhole }
}

/**
 * The candidates after a live message: added or replaced by candidateId, removed by it, and with what a scan says of them
 * (L-175 to L-177, L-526, L-527). The same list when the message says nothing of them, or is of another store than the
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
