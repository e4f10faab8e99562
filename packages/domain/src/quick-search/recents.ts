import type { Instant } from '../calendar/instant'

/** How many recently viewed opportunities are offered (S-219, L-458, L-560). */
export const recentLimit = 10

/** An opportunity that was looked at (api.md 2.6, listLastViewed). */
export interface RecentOpportunity {
  readonly opptId: string
  readonly hyperionId: string
  readonly customerName: string
  /** Such as "2023 Honda Accord"; `null` when it is not known. */
  readonly vehicle: string | null
  readonly viewedDate: Instant
}

const isNewer = (one: RecentOpportunity, other: RecentOpportunity): number =>
  one.viewedDate === other.viewedDate ? 0 : one.viewedDate < other.viewedDate ? 1 : -1

/**
 * The opportunities that the quick search offers: each once, by its last view, newest first, 10 at most (S-218, S-219).
 *
 * @example recentOpportunities(views).map(({ opptId }) => opptId) // ['17', '4']
 */
export function recentOpportunities(views: readonly RecentOpportunity[]): readonly RecentOpportunity[] {
  const newest = new Map<string, RecentOpportunity>()
  for (const view of [...views].sort(isNewer)) if (!newest.has(view.opptId)) newest.set(view.opptId, view)
  return [...newest.values()].slice(0, recentLimit)
}
