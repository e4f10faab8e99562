import type { Selectable } from 'kysely'
import type { SortDirection } from '@retain/domain/sorting/sortDirection'
import type { CandidateTable } from '../../db/schema/serviceTables'
import type { Database } from '../../db/schema/schema'
import { refsOf } from '../../db/refs'
import { orderOf } from '../../db/sorting'
import type { Moments } from '../stores/storeToday'

const ref = refsOf<{ c: CandidateTable }>()

/** A candidate as the database holds it. */
export type StoredCandidate = Selectable<CandidateTable>

/** The candidates of a store, whichever they are. */
export const candidatesOfStore = (db: Database, hyperionId: string) =>
  db.selectFrom('candidate as c').selectAll().where('c.hyperion_id', '=', hyperionId)

/** The candidates that a store found within a day, by their scan, those without one last. */
export const findCandidates = (
  db: Database,
  hyperionId: string,
  { from, to }: Moments,
  scanDateSortOrder: SortDirection,
): Promise<readonly StoredCandidate[]> =>
  candidatesOfStore(db, hyperionId)
    .where('c.found_at', '>=', from)
    .where('c.found_at', '<=', to)
    .orderBy(orderOf(ref('c.scanned_at'), scanDateSortOrder, ref('c.candidate_id')))
    .execute()
