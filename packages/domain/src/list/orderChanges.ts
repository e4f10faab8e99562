import { formatCount } from '../money/format'
import type { SortValue } from '../sorting/sorting'

/** How live changes affected the order of a list since its search. */
export interface ChangedOrder {
  /** What the rows that were changed in it had been sorted by, by their ids. */
  readonly searched: Readonly<Record<string, SortValue>>
  /** The rows that stand elsewhere in a fresh search. */
  readonly moved: readonly string[]
  /** The rows that a fresh search would add. */
  readonly waiting: readonly string[]
}

/** The order right after a search. */
export const searchedOrder: ChangedOrder = { searched: {}, moved: [], waiting: [] }

/** How many changes wait for a fresh search; each row counts once, however often it has changed. */
export const changesOf = ({ moved, waiting }: ChangedOrder): number => moved.length + waiting.length

/**
 * The button that searches again (ours: the order of what somebody reads waits for them).
 *
 * @example refreshText(5) // '5 changes - Refresh'
 */
export const refreshText = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'change' : 'changes'} - Refresh`
