import { formatCount } from '../money/format'
import type { LogType } from '../work-log/logTypes'
import type { AsyncStatus } from './status/detailsStatus'

/** Where an opened opportunity stands in the result list of the log that it was opened from (O-045). */
export interface NavigationState {
  /** Where the reading of the list stands. */
  readonly status: AsyncStatus
  /** The log; `null` for an opportunity that was opened without one. */
  readonly source: LogType | null
  /** Counted from 1 over all pages; `null` for an opportunity that is not in the list. */
  readonly position: number | null
  readonly page: number
  readonly total: number
  readonly pageCount: number
  /** `null` at the start of the list, and when the row lies on the page before. */
  readonly previousId: string | null
  /** Whether the previous button is enabled. */
  readonly previousActive: boolean
  /** `null` at the end of the list, and when the row lies on the page behind. */
  readonly nextId: string | null
  /** Whether the next button is enabled. */
  readonly nextActive: boolean
}

/** One page of a log as it is loaded, and the opportunity that is looked for on it. */
export interface LoadedPage {
  readonly source: LogType | null
  readonly status: AsyncStatus
  /** The opportunities of the page, in the order of the log; one may have several rows, as the Contact Log has of emails. */
  readonly ids: readonly string[]
  readonly page: number
  readonly pageSize: number
  readonly pageCount: number
  readonly total: number
  readonly opptId: string
}

/** To the row before or to the row behind. */
export type Direction = 'previous' | 'next'

/**
 * Where an opportunity stands in its source log, and what lies beside it. The buttons are enabled wherever the list goes
 * on, also over the edge of a page (OP-022). Without a source, and for an id that the page does not hold, both are
 * disabled and there are no ids (OP-023, D-51). An opportunity with several rows on a page stands at the first of them.
 *
 * @example positionText(navigationState({ source: 'EQLOG', status: 'complete', ids, page: 1, pageSize: 50, pageCount: 25, total: 1248, opptId })) // '12 of 1,248'
 */
export function navigationState({
  source,
  status,
  ids,
  page,
  pageSize,
  pageCount,
  total,
  opptId,
}: LoadedPage): NavigationState {
  const at = source === null ? -1 : ids.indexOf(opptId)
  const isKnown = at >= 0
  const previousId = isKnown ? (firstRows(ids.slice(0, at)).at(-1) ?? null) : null
  const nextId = isKnown ? (ids.find((id, place) => place > at && ids.indexOf(id) === place) ?? null) : null
  return {
    status,
    source,
    position: isKnown ? (page - 1) * pageSize + at + 1 : null,
    page,
    total,
    pageCount,
    previousId,
    previousActive: previousId !== null || (isKnown && page > 1),
    nextId,
    nextActive: nextId !== null || (isKnown && page < pageCount),
  }
}

/** The opportunities of some rows, each where its first row stands. */
const firstRows = (ids: readonly string[]): readonly string[] => [...new Set(ids)]

/** The position as the page shows it: `12 of 1,248`; empty for an opportunity that stands in no list. */
export const positionText = ({ position, total }: NavigationState): string =>
  position === null ? '' : `${formatCount(position)} of ${formatCount(total)}`

/**
 * The page that has to be loaded before a button can lead on, because the row lies over the edge of the present page.
 * `null` when the row is known, and where the list ends (OP-022).
 */
export function neighbourPage(navigation: NavigationState, direction: Direction): number | null {
  const { page, previousId, previousActive, nextId, nextActive } = navigation
  if (direction === 'previous') return previousActive && previousId === null ? page - 1 : null
  return nextActive && nextId === null ? page + 1 : null
}

/**
 * The opportunity that crossing an edge leads to: the last of the page before, the first of the page behind; `null` when
 * that page has none but the one that is left.
 *
 * @param ids of that page.
 * @param opptId the opportunity that is left, which may have rows there too.
 */
export function edgeId(ids: readonly string[], direction: Direction, opptId: string): string | null {
  const others = firstRows(ids).filter((id) => id !== opptId)
  return (direction === 'previous' ? others.at(-1) : others[0]) ?? null
}
