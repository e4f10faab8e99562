import type { LogColumnKey } from '../columns/columnKeys'
import type { equityLogFilters } from '../equity-log/equityLogFilters'
import type { FilteredView } from '../view/viewAddress'

/** How somebody looks at the Search log: by the filters of the Equity Log, or by the text of a quick search (L-548). */
export interface SearchLogView extends FilteredView<LogColumnKey, typeof equityLogFilters> {
  /** The text; `null` for none. */
  readonly typed: string | null
}
