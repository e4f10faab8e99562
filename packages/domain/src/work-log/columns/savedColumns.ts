import type { SavedSearch } from '../saved-search/savedSearch'
import type { SavedColumns } from './columnConfig'

/**
 * The list of columns that a saved search of a column key holds. What was saved may have been written by an older release
 * or by another system: whatever is no text is left out, and `mergeColumns` leaves out what is no column.
 *
 * @example savedColumnsOf({ ...search, filter: { columns: ['year', 7] } }).filter.columns // ['year']
 */
export const savedColumnsOf = ({ savedSearchId, isDefault, version, filter }: SavedSearch): SavedColumns => ({
  savedSearchId,
  isDefault,
  version,
  filter: { columns: textsOf(filter) },
})

function textsOf(filter: unknown): readonly string[] {
  const { columns } = (typeof filter === 'object' && filter !== null ? filter : {}) as { columns?: unknown }
  return Array.isArray(columns) ? columns.filter((key): key is string => typeof key === 'string') : []
}
