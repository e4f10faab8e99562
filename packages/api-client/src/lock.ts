import * as t from 'io-ts'
import type { LockState } from '@retain/domain/live/liveMessage'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { flagText, hyperionId, instant, nullable, opptId, record, whole, windowId } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'

/** Who holds the lock of an opportunity, and since when (domain `OpportunityLock`). */
export const lockFields = {
  lockedUserId: nullable(t.string),
  lockedBy: nullable(t.string),
  lockedDT: nullable(instant),
}

/** The lock as rows of the logs carry it (domain `RowLockFields`). */
export const rowLockFields = { isCustomerLocked: t.boolean, isLocked: t.boolean, ...lockFields }

/** The lock of an opportunity (api.md 2.1 Lock). */
export const lockState: t.Type<LockState, unknown> = record(
  {
    opptId,
    hyperionId,
    ...rowLockFields,
    lockedDate: nullable(instant),
    rowVersion: whole(0),
  },
  'lock',
)

/**
 * Takes or releases the lock of an opportunity. Taking what somebody else holds is refused (409 `lockedByUser`);
 * releasing is open to everybody of the store. With `onlyOwn` (ours °) the release of a lock that somebody else holds by now
 * is refused in the same way: so a page gives back its own lock and no other. That release outlives the page.
 *
 * A page names its `window` (ours °): the lock belongs to the person, and giving it back in one window keeps it while another
 * window of the person that has named itself has the opportunity open (D-70). The answer then tells of a lock that is held.
 */
export const lockOpportunity = endpoint({
  name: 'lockOpportunity',
  base: 'opportunity',
  method: 'POST',
  path: '/activity/opportunity-lock',
  query: t.exact(t.partial({ onlyOwn: flagText, window: windowId })),
  body: record({ opptId, hyperionId, isLocked: t.boolean }),
  output: lockState,
  access: { anyOf: [generalAccess] },
  scope: { opportunity: ({ body }) => body.opptId },
  doNotLog: true,
  handlesNotFound: true,
  outlivesPage: true,
  rows: ['L-430', 'L-445', 'L-557', 'O-458'],
})
