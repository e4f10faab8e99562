import type { LogRow } from '../rows/logRow'
import { unknownRow } from '../rows/unknownRow'
import { isCandidateRow, type Candidate, type CandidateRow } from './candidate'

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
 * The rows of a page of the Service Log: on page 1 the candidates as one block above the service rows, which they are not
 * counted with (L-523). An empty list is one without either (L-524).
 */
export const serviceRows = (
  page: { readonly list: readonly LogRow[]; readonly page: number },
  candidates: readonly Candidate[],
): readonly (LogRow | CandidateRow)[] =>
  page.page === 1 ? [...orderCandidates(candidates).map(candidateRow), ...page.list] : page.list

/** Whether a row is the last of the candidates, which has extra space under it (L-178, L-523). */
export const isLastCandidate = (rows: readonly (LogRow | CandidateRow)[], at: number): boolean => {
  const [row, next] = [rows[at], rows[at + 1]]
  return row !== undefined && isCandidateRow(row) && !(next !== undefined && isCandidateRow(next))
}
