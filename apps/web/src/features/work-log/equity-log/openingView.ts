import type { Instant } from '@retain/domain/calendar/instant'
import { dayOf } from '@retain/domain/calendar/storeDay'
import { parseUtcOffset, utc } from '@retain/domain/calendar/storeOffset'
import type { Permission } from '@retain/domain/session/user/permissions'
import type { Store } from '@retain/domain/session/user/user'
import { equityLog, type EquityLogSearch } from '@retain/domain/work-log/equity-log/equityLog'
import type { SavedSearch } from '@retain/domain/work-log/saved-search/savedSearch'
import type { LogContext } from '@retain/domain/work-log/view/logContext'
import { personFiltersIn } from '../../../list/address/historyState'
import { firstView, type FirstView } from '../filters/firstView'
import type { EquityLogView } from './useRuns'

/** How the Equity Log is opened. */
export interface Opening {
  readonly store: Store
  readonly roles: readonly Permission[]
  readonly now: Instant
  /** The query of the address. */
  readonly query: string
  /** The history state beside the address. */
  readonly state: unknown
}

/** The context of the log in a store that start-up has just confirmed, before its settings are loaded. */
function openingContext({ store, roles, now }: Opening): LogContext {
  const offset = parseUtcOffset(store.utcOffset) ?? utc
  const { hyperionId } = store
  return { hyperionId, offset, today: dayOf(now, offset), roles, stores: [], QuickSearchV2: false }
}

/** What the Equity Log shows on first load. */
interface OpeningView extends FirstView<EquityLogView> {
  readonly search: EquityLogSearch
  /** Of the view. */
  readonly context: LogContext
}

/**
 * What the Equity Log shows on first load: what its address says, else the first default search.
 *
 * @param searches the saved searches; `null` while they are not known.
 * @returns `null` where they have to be known first, or nothing can be searched for.
 */
export function openingView(opening: Opening, searches: readonly SavedSearch[] | null): OpeningView | null {
  const context = openingContext(opening)
  const { filters, address } = equityLog
  const addressed = address.read(opening.query, personFiltersIn(opening.state), context)
  const first = firstView(filters, addressed, searches)
  const search = first === null ? null : equityLog.search(first.view, context)
  return first === null || search === null ? null : { ...first, search, context }
}
