import type { Instant } from '@retain/domain/calendar/instant'
import type { ExportedRows } from '@retain/domain/list/export/exportedRows'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import { candidateRow, orderCandidates } from '@retain/domain/work-log/service-log/candidateRows'
import { candidatesOfStore, findCandidates } from '../service-log/candidateQueries'
import { presentCandidate } from '../service-log/presentCandidate'
import { storeToday } from '../stores/storeToday'
import { inOrder, type ExportedSource } from './exportedSource'

/** The candidates of a store of today, as they stand above the Service Log (L-523). */
export const candidateSource = (
  hyperionId: string,
  now: Instant,
  { lines }: ExportedRows<LogRow>,
): ExportedSource => ({
  findKeys: async (db, limit) => {
    const found = await findCandidates(db, hyperionId, await storeToday(db, hyperionId, now), 'desc')
    const ordered = orderCandidates(found.map(presentCandidate))
    return ordered.slice(0, limit).map(({ candidateId }) => candidateId)
  },
  readLines: async (db, keys) => {
    const rows = await candidatesOfStore(db, hyperionId).where('c.candidate_id', 'in', keys).execute()
    return lines(
      inOrder(keys, rows, (row) => row.candidate_id)
        .map(presentCandidate)
        .map(candidateRow),
    )
  },
})
