import { lockOpportunity } from '@retain/api-client/lock'
import type { LiveMessage, LockState } from '@retain/domain/live/liveMessage'
import { api } from '../../core/api/api'
import { runsCommand } from '../../live/runsCommand'

const lockMessage = (payload: LockState): readonly LiveMessage[] => [{ type: 'OPPT_LOCK', payload }]

/** Taking and releasing the lock of an opportunity. */
export const lockApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sent by the page on opening and leaving: who holds the lock instead is shown on the page, not in a toast. */
    lockOpportunity: build.mutation(runsCommand(lockOpportunity, lockMessage, { onFailure: 'log' })),
    /** Sent when the user takes a lock back: a failure shows a toast. */
    takeLockBack: build.mutation(runsCommand(lockOpportunity, lockMessage)),
    /** Sent when the user presses the lock of a row, or takes it back from its holder: a failure shows a toast. */
    unlockRow: build.mutation(runsCommand(lockOpportunity, lockMessage)),
  }),
})

export const { useLockOpportunityMutation, useUnlockRowMutation } = lockApi
