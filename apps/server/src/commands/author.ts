import type { Instant } from '@retain/domain/calendar/instant'
import type { AuditAuthor } from '../audit/appendEntries'
import type { Call } from '../endpoints/mount'

/** Who writes by a call, and when. */
export interface CallAuthor {
  readonly userName: string
  readonly now: Instant
}

/**
 * The author of what a call writes, as of this moment.
 *
 * @example await addHelpLink(transaction, draft, authorOf(call))
 */
export const authorOf = ({
  caller,
  clock,
}: Pick<Call<unknown, unknown, unknown>, 'caller' | 'clock'>): CallAuthor => ({
  userName: caller.userName,
  now: clock(),
})

/** The author of the audited changes of a call, as of this moment. */
export const auditAuthorOf = ({
  caller,
  clock,
  requestId,
}: Pick<Call<unknown, unknown, unknown>, 'caller' | 'clock' | 'requestId'>): AuditAuthor => ({
  userName: caller.userName,
  fullName: caller.fullName,
  requestId,
  now: clock(),
})
