import type { Day } from '../../calendar/day'
import type { OffsetMinutes } from '../../calendar/storeOffset'
import type { QuickSearcher } from '../../quick-search/quickSearch'

/** Who looks at a log, in which store, and on which day. In the same context a view always makes the same request. */
export interface LogContext extends Pick<QuickSearcher, 'roles' | 'stores'> {
  /** The active store. */
  readonly hyperionId: string
  /** Its offset. */
  readonly offset: OffsetMinutes
  /** Its present day. */
  readonly today: Day
  /** Which call answers a quick search. */
  readonly QuickSearchV2: boolean
}
