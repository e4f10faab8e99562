import type { Instant } from '@retain/domain/calendar/instant'
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
