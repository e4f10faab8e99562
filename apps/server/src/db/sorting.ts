import { sql, type Expression, type RawBuilder } from 'kysely'
import type { SortDirection } from '@retain/domain/sorting/sortDirection'

/**
 * The order of a list in SQL: by a value, empty values last in both directions, ties by id ascending, so
 * that pages never overlap (L-602, L-604). It is the order of domain `sorting`.
 *
 * @example orderOf(ref('c.scanned_at'), 'desc', ref('c.candidate_id'))
 */
export const orderOf = (
  value: Expression<unknown>,
  direction: SortDirection,
  id: Expression<unknown>,
): RawBuilder<unknown> => sql`${value} ${sql.raw(direction)} nulls last, ${id} asc`
