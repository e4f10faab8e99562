import type { Instant } from '@retain/domain/calendar/instant'
import type { ExportedRows } from '@retain/domain/list/export/exportedRows'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import { candidateRow, orderCandidates } from '@retain/domain/work-log/service-log/candidateRows'
import type { KeyedRows } from '../../db/keyedRows'
import { candidatesOfStore, findCandidates, type StoredCandidate } from '../service-log/candidateQueries'
import { presentCandidate } from '../service-log/presentCandidate'
import { storeToday } from '../stores/storeToday'
import { exportedSource, type ExportedSource } from './exportedSource'

const candidateRows = (hyperionId: string, now: Instant): KeyedRows<StoredCandidate> => ({
  findKeys: async (db, { limit, offset }) => {
    const found = await findCandidates(db, hyperionId, await storeToday(db, hyperionId, now), 'desc')
    const ordered = orderCandidates(found.map(presentCandidate))
    return ordered.slice(offset, offset + limit).map(({ candidateId }) => candidateId)
  },
  findRows: (db, keys) => candidatesOfStore(db, hyperionId).where('c.candidate_id', 'in', keys).execute(),
  keyOf: (row) => row.candidate_id,
})

/** The candidates of a store of today, as they stand above the Service Log (L-523). */
export const candidateSource = (
  hyperionId: string,
  now: Instant,
  { lines }: ExportedRows<LogRow>,
): ExportedSource =>
  exportedSource(candidateRows(hyperionId, now), (rows) =>
    lines(rows.map(presentCandidate).map(candidateRow)),
  )
