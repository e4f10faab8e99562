import type { LogPage } from '@retain/domain/work-log/logPages'
import type { PageSearch } from '../search/logRequest'

/** A list that is exported as it stood when that was asked for. */
export interface ExportedList {
  readonly log: LogPage
  /** The search that fills it. */
  readonly search: PageSearch
  /** All columns that the user has, also those that the window has no room for. The Contact Log has its own. */
  readonly columns: readonly string[]
  /** How many rows match. */
  readonly total: number
  /** How many candidates stand above them, which are not counted (L-523). */
  readonly candidates: number
  /** These rows, by their keys, in the place of all that; at most 200. */
  readonly rowKeys?: readonly string[]
}
