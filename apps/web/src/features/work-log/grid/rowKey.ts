import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import { isCandidateRow } from '@retain/domain/work-log/service-log/candidate'

const candidate = 'candidate '

/** The key of a row of an opportunity log; a candidate may have no opportunity yet. */
export const rowKey = (row: LogRow): string =>
  isCandidateRow(row) ? `${candidate}${row.candidateId}` : row.opptId

/** Whether the row of a key is an opportunity, and so can be selected. */
export const isOpportunityKey = (key: string): boolean => !key.startsWith(candidate)
