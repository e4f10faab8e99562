import type { ActionCode } from '../../activity/actionCodes'
import type { Instant } from '../../calendar/instant'
import type { SortDirection } from '../../sorting/sortDirection'
import type { LogRow } from '../rows/logRow'

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

/** Whether a row is that of a candidate. */
export const isCandidateRow = (row: LogRow | CandidateRow): row is CandidateRow => 'candidateId' in row

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
