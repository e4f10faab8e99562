import { sql, type RawBuilder } from 'kysely'
import type { SortDirection } from '@retain/domain/sorting/sortDirection'

/**
 * The order of a list in SQL: by a column or expression, empty values last in both directions, ties by id ascending, so
 * that pages never overlap (L-602, L-604). It is the order of domain `sorting`.
 *
 * @param value trusted SQL, never a text of a request.
 */
export const orderOf = (value: string, direction: SortDirection, id: string): RawBuilder<unknown> =>
  sql.raw(`${value} ${direction} nulls last, ${id} asc`)
