import { isView, type ContactHistory } from './contactHistory'
import type { HistoryEntry } from './historyEntry'

/** How often an opportunity was viewed, as one line. */
export interface Views {
  /** The newest of them. */
  readonly last: HistoryEntry
  readonly count: number
}

/** What stands beside the form of a call. */
export interface HistorySummary {
  /** The last contacts, newest first: whatever happened but was no view. */
  readonly contacts: ContactHistory
  /** `null` where nobody has viewed the opportunity. */
  readonly views: Views | null
}

/** How many contacts stand beside the form. */
export const shownContacts = 6

/** The last contacts of a history, and all its views as one. */
export function summariseHistory(list: ContactHistory): HistorySummary {
  const views = list.filter(isView)
  const [last] = views
  return {
    contacts: list.filter((entry) => !isView(entry)).slice(0, shownContacts),
    views: last === undefined ? null : { last, count: views.length },
  }
}

/**
 * The views in words.
 *
 * @example viewsText({ last: view, count: 5 }) // 'Seen 5 times, last by Alex Romero'
 */
export function viewsText({ last: { createdBy }, count }: Views): string {
  const seen = count === 1 ? 'Seen once' : `Seen ${count} times`
  if (createdBy === null) return seen
  return count === 1 ? `${seen}, by ${createdBy}` : `${seen}, last by ${createdBy}`
}
