import type { Instant } from '../../calendar/instant'
import { lockedByText } from '../../work-log/rows/rowLock'
import type { OpportunityLock } from './opportunityLock'
import { detailsErrorText, type AsyncStatus } from '../status/detailsStatus'
import { closedTypeStatuses } from '../status/statusGroups'
import { statusLabels } from '../status/statusLabels'
import type { StatusCode } from '../status/statuses'

/** The statuses that lock an opportunity against every write: the one place where they are configured (O-053, OP-001). */
export const lockedStatuses: readonly StatusCode[] = closedTypeStatuses

/** Whether the lease of the vehicle has come to its end; a marker, no lock (O-054, OP-002). */
export const isLeaseMatured = (status: StatusCode): boolean => status === 'LEAM'

/** Whether the customer asked not to be contacted; a marker, no lock (O-055, OP-002). */
export const isDoNotContact = (status: StatusCode): boolean => status === 'DNC'

/**
 * Why a write for an opportunity is refused, as the code of the 409 that says so: its status ends the work, or another
 * user holds its lock. `null` when it is allowed; one's own lock never refuses it (O-056, OP-003, api.md 1.2).
 *
 * @example writeConflict({ statusCode: 'NLO', lockedUserId: null }, 'jordan.mills') // 'lockedByStatus'
 */
export function writeConflict(
  { statusCode, lockedUserId }: { readonly statusCode: StatusCode; readonly lockedUserId: string | null },
  userName: string,
): 'lockedByStatus' | 'lockedByUser' | null {
  if (lockedStatuses.includes(statusCode)) return 'lockedByStatus'
  return lockedUserId === null || lockedUserId === userName ? null : 'lockedByUser'
}

/** Whether the page can be written on, and what it says when it can not. */
export interface PageLock {
  readonly isReadOnly: boolean
  readonly reason: 'loading' | 'error' | 'status' | 'user' | null
  /** `null` while it loads, which the page shows in its own way, and for a page that is open. */
  readonly text: string | null
}

const texts = {
  lockedByStatus: (status: StatusCode) =>
    `The opportunity is closed: ${statusLabels[status]}. It can be read, but nothing can be saved.`,
  lockedByUser: (lock: OpportunityLock, now: Instant) =>
    `${lockedByText(lock, now)}. Nothing can be saved until it is unlocked.`,
}

/**
 * Whether the opportunity page is read-only: while its details load or are in error, when the status locks it, and while
 * another user holds its lock (O-050 to O-052, O-056, OP-003). Everything stays readable (OP-004).
 *
 * @param page.statusCode `null` as long as it is not known.
 * @param page.lock `null` as long as it is not known; a lock that nobody holds has no `lockedUserId`.
 * @example pageLock({ details: 'complete', statusCode: 'NEW', lock, userName, now }).text
 * // 'Locked By Ann Lee 5 minutes ago. Nothing can be saved until it is unlocked.'
 */
export function pageLock({
  details,
  statusCode,
  lock,
  userName,
  now,
}: {
  readonly details: AsyncStatus
  readonly statusCode: StatusCode | null
  readonly lock: OpportunityLock | null
  readonly userName: string
  readonly now: Instant
}): PageLock {
  if (details === 'error') return { isReadOnly: true, reason: 'error', text: detailsErrorText }
  if (details !== 'complete' || statusCode === null || lock === null)
    return { isReadOnly: true, reason: 'loading', text: null }
  switch (writeConflict({ statusCode, lockedUserId: lock.lockedUserId }, userName)) {
    case 'lockedByStatus':
      return { isReadOnly: true, reason: 'status', text: texts.lockedByStatus(statusCode) }
    case 'lockedByUser':
      return { isReadOnly: true, reason: 'user', text: texts.lockedByUser(lock, now) }
    case null:
      return { isReadOnly: false, reason: null, text: null }
  }
}
