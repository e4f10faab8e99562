import * as t from 'io-ts'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { outcomes, rowProblems, type RowOutcome } from '@retain/domain/work-log/selection/rowOutcome'
import { selectionLimit } from '@retain/domain/list/rowSelection'
import { flagChanges } from './flags'
import { hyperionId, listUpTo, nullable, oneOf, opptId, record, text } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'
import { lockState } from './lock'

/** What became of each opportunity, in the order of the request. */
const answered: t.Type<{ readonly outcomes: readonly RowOutcome[] }, unknown> = record(
  {
    outcomes: t.readonlyArray(
      record({
        opptId,
        outcome: oneOf(outcomes, 'outcome'),
        reason: nullable(oneOf(rowProblems, 'refusal')),
        lock: nullable(lockState),
      }),
    ),
  },
  'outcomes',
)

/** Whose data a command for selected rows touches: each store once. A store that is not open refuses the call as a whole. */
const namedStores = {
  stores: ({ body }: { readonly body: { readonly opportunities: readonly { hyperionId: string }[] } }) => [
    ...new Set(body.opportunities.map((row) => row.hyperionId)),
  ],
} as const

/** A command for each of several opportunities. */
const toEach = {
  base: 'opportunity',
  method: 'POST',
  output: answered,
  access: { anyOf: [generalAccess] },
  scope: namedStores,
  isIdempotent: true,
  handlesNotFound: true,
  rows: [],
} as const

/**
 * Sets and removes flags of several opportunities, in each of them what `updateAssociates` does in one (ours °). Every
 * opportunity is a transaction of its own and is answered by itself; one that is refused leaves the others as they are.
 */
export const flagOpportunities = endpoint({
  name: 'flagOpportunities',
  ...toEach,
  path: '/activity/opportunities-flagged',
  body: record({
    opportunities: listUpTo(selectionLimit, record({ opptId, hyperionId })),
    associates: flagChanges,
  }),
})

/**
 * Releases the locks of several opportunities, in each of them what `lockOpportunity` does in one (ours °). `lockedUserId` is
 * whom the caller saw holding it: a lock that another user has taken since is not released (`lockedByUser`). Every
 * opportunity is a transaction of its own and is answered by itself, with its lock as it stands then.
 */
export const unlockOpportunities = endpoint({
  name: 'unlockOpportunities',
  ...toEach,
  path: '/activity/opportunities-unlocked',
  body: record({
    opportunities: listUpTo(selectionLimit, record({ opptId, hyperionId, lockedUserId: text })),
  }),
})
