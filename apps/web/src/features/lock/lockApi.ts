import { lockOpportunity } from '@retain/api-client/lock'
import { api, runs } from '../../core/api/api'

/**
 * Taking and releasing the lock of an opportunity. The lock that is answered reaches the cached lists and the open page
 * at once, as the same lock does that the live channel tells.
 */
export const lockApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the page does by itself on opening and leaving: who holds the lock instead is seen on the page, not in a toast. */
    lockOpportunity: build.mutation(runs(lockOpportunity, { onFailure: 'log' })),
    /** What somebody asks for by pressing the lock of a row: a failure is told. */
    unlockRow: build.mutation(runs(lockOpportunity)),
  }),
})

export const { useLockOpportunityMutation, useUnlockRowMutation } = lockApi
