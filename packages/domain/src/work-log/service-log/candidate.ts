import type { ActionCode } from '../../activity/actionCodes'
import type { Instant } from '../../calendar/instant'
import type { OffsetMinutes } from '../../calendar/storeOffset'
import type { SortDirection } from '../../sorting/sortDirection'
import { searchFields } from '../filters/searchFields'
import type { LogRow } from '../rows/logRow'
import { unknownRow } from '../rows/unknownRow'
import { isChosen, type ServiceLogCriteria } from './admitsRecord'
import { serviceLogFilters, type ServiceLogFilters } from './serviceLogFilters'

/** A customer who came for service today and may become an opportunity (L-179, api.md 2.1 Candidate). */
export interface Candidate extends Partial<
  Omit<LogRow, 'hyperionId' | 'note' | 'status' | 'scanDate' | 'dealType'>
> {
  readonly candidateId: string
  readonly hyperionId: string
  readonly note: string | null
  readonly status: string | null
  readonly lastAction: ActionCode | null
  readonly scanDate: Instant | null
  /** Whatever the service says; it shows as Candidate (L-174). */
  readonly dealType: string | null
}

/** A candidate as a row of the grid. Its `opptId` is empty where it is no opportunity yet, and its name then no link. */
export interface CandidateRow extends LogRow {
  readonly candidateId: string
  readonly dealType: 'Candidate'
}

/**
 * The row of a candidate: what is known of it, its deal type always Candidate (L-174), its last action as the last-action
 * icon.
 *
 * @example candidateRow({ ...candidate, dealType: 'Lease' }).dealType // 'Candidate'
 */
export function candidateRow({ lastAction, ...known }: Candidate): CandidateRow {
  return {
    ...unknownRow,
    ...known,
    lastActionIcon: lastAction ?? known.lastActionIcon ?? null,
    dealType: 'Candidate',
  }
}

/**
 * What is asked for the candidates of a store: the newest scan first (L-421, L-552).
 *
 * @example candidatesRequest('HAR') // { hyperionId: 'HAR', scanDateSortOrder: 'desc' }
 */
export const candidatesRequest = (hyperionId: string) =>
  ({ hyperionId, scanDateSortOrder: 'desc' }) satisfies {
    readonly hyperionId: string
    readonly scanDateSortOrder: SortDirection
  }

/** Whether one candidate stands above another: the later scan first, those without one last, ties by id (L-523). */
function compareCandidates(one: Candidate, other: Candidate): number {
  if (one.scanDate !== other.scanDate) {
    if (one.scanDate === null || other.scanDate === null) return one.scanDate === null ? 1 : -1
    return one.scanDate < other.scanDate ? 1 : -1
  }
  return one.candidateId < other.candidateId ? -1 : Number(one.candidateId > other.candidateId)
}

/** The candidates in the order in which they stand above the service rows: the newest scan first (L-523). */
export const orderCandidates = (candidates: readonly Candidate[]): readonly Candidate[] =>
  [...candidates].sort(compareCandidates)

/**
 * Whether candidates stand above what a search of the Service Log finds: its Deal Type is ALL or names Candidate, and its
 * dates include this moment. Flagged and RO Status do not apply to them (L-525).
 *
 * @example searchIncludesCandidates({ dealType: 'Lease' }, now) // false
 */
export const searchIncludesCandidates = (
  { from = '', to = '', dealType = '' }: Pick<ServiceLogCriteria, 'from' | 'to' | 'dealType'>,
  now: Instant,
): boolean => isChosen(dealType, ['Candidate']) && from <= now && (to === '' || now <= to)

/**
 * Whether the Service Log shows candidates with these filters, as the search runs them (L-525).
 *
 * @example showsCandidates(defaultServiceLogFilters(now, offset), now, offset) // true
 */
export const showsCandidates = (filters: ServiceLogFilters, now: Instant, offset: OffsetMinutes): boolean =>
  searchIncludesCandidates(searchFields(serviceLogFilters, filters, offset), now)

/**
 * The rows of a page of the Service Log: on page 1 the candidates as one block above the service rows, which they are not
 * counted with (L-523). An empty list is one without either (L-524).
 */
export const serviceRows = (
  page: { readonly list: readonly LogRow[]; readonly page: number },
  candidates: readonly Candidate[],
): readonly (LogRow | CandidateRow)[] =>
  page.page === 1 ? [...orderCandidates(candidates).map(candidateRow), ...page.list] : page.list

/** Whether a row is that of a candidate. */
export const isCandidateRow = (row: LogRow | CandidateRow): row is CandidateRow => 'candidateId' in row

/** Whether a row is the last of the candidates, which has extra space under it (L-178, L-523). */
export const isLastCandidate = (rows: readonly (LogRow | CandidateRow)[], at: number): boolean => {
  const [row, next] = [rows[at], rows[at + 1]]
  return row !== undefined && isCandidateRow(row) && !(next !== undefined && isCandidateRow(next))
}
