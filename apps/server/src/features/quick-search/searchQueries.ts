import { sql } from 'kysely'
import { searchResultCap } from '@retain/domain/quick-search/quickSearch'
import type { Sort } from '@retain/domain/sorting/sorting'
import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import type { SearchCondition } from '@retain/domain/work-log/conditions/searchCondition'
import { leftOutStatus } from '@retain/domain/work-log/equity-log/statusChoice'
import type { Database } from '../../db/schema/schema'
import { totalOfPage } from '../../db/totalOfPage'
import { fulfilling } from '../work-log/logQueries'
import { withShownColumns, type Opportunities, type StoredLogRow } from '../work-log/logRowColumns'
import { logOrder } from '../work-log/logSorts'
import { matching, type TextSearch } from './matching'

/** What filters look for, in some stores. */
interface CriteriaSearch {
  readonly hyperionIds: readonly string[]
  readonly conditions: readonly SearchCondition[]
}

/** What is looked for: a text, or what matches filters. */
export type Wanted = TextSearch | CriteriaSearch

/** Which rows of the Search log, and in which order. */
export interface SearchLogQuery extends Sort<LogColumnKey> {
  readonly wanted: Wanted
}

/** A page of them. */
export interface SearchLogSearch extends SearchLogQuery {
  readonly limit: number
  readonly offset: number
}

/** The opportunities that a search finds. A text finds no duplicates, as a search without a status filter does (D-19). */
export function foundBy(db: Database, wanted: Wanted): Opportunities {
  const ofStores = db.selectFrom('opportunity as o').where('o.hyperion_id', 'in', wanted.hyperionIds)
  return 'conditions' in wanted
    ? fulfilling(ofStores, wanted.conditions)
    : ofStores.where('o.status_code', '<>', leftOutStatus).where(matching(wanted))
}

/** How many rows of a page belong to the list, which ends with the 2000th (L-549). */
const withinCap = ({ limit, offset }: SearchLogSearch): number =>
  Math.max(0, Math.min(limit, searchResultCap - offset))

/** How many match; counting ends behind the cap. */
const matchesOf = (db: Database, wanted: Wanted) =>
  db
    .selectFrom(
      foundBy(db, wanted)
        .select('o.oppt_id')
        .limit(searchResultCap + 1)
        .as('matched'),
    )
    .select(sql<number>`count(*)::integer`.as('matches'))

/** How many match, one more than the cap when more do. */
export async function countMatches(db: Database, wanted: Wanted): Promise<number> {
  const { matches } = await matchesOf(db, wanted).executeTakeFirstOrThrow()
  return matches
}

/** A page and how many match: its ids are found first, so that only its own rows are put together. */
export async function findSearchLogPage(
  db: Database,
  search: SearchLogSearch,
): Promise<{ rows: readonly StoredLogRow[]; total: number }> {
  const ids = foundBy(db, search.wanted)
    .select('o.oppt_id')
    .orderBy(logOrder(search))
    .limit(withinCap(search))
    .offset(search.offset)
  const rows = await withShownColumns(db.selectFrom('opportunity as o'))
    .select(matchesOf(db, search.wanted).as('total'))
    .where('o.hyperion_id', 'in', search.wanted.hyperionIds)
    .where((eb) => sql<boolean>`${eb.ref('o.oppt_id')} = any(array(${ids}))`)
    .orderBy(logOrder(search))
    .execute()
  return { rows, total: await totalOfPage(rows, search, () => countMatches(db, search.wanted)) }
}
