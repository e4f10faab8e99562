import { createAction } from '@reduxjs/toolkit'
import type { Connection } from '@retain/domain/live/connection'
import type { LiveMessage, OpportunityKey } from '@retain/domain/live/liveMessage'
import type { RowLockFields } from '@retain/domain/opportunity/lock/opportunityLock'

type RowLock = OpportunityKey & RowLockFields

/**
 * A live message, of the channel or in the answer to a command of this window. Listeners change lists and pages by it.
 */
export const liveEventReceived = createAction<LiveMessage>('live/eventReceived')

/** The lock that the rows of an opportunity will have, whatever they have now: this window knows it ahead of the service's answer. */
export const rowLockExpected = createAction<RowLock>('live/rowLockExpected')

/** The messages of one frame, in their order, after they were applied to the cached lists. */
export const rowsChanged = createAction<readonly LiveMessage[]>('live/rowsChanged')

/** The connection opened, closed, or met an error. */
export const liveStateChanged = createAction<Connection>('live/stateChanged')

/** So many frames could not be read since the connection was first made. */
export const liveFramesDropped = createAction<number>('live/framesDropped')

/** The user tries to connect now, without waiting for the next attempt. */
export const liveRetried = createAction('live/retried')

/** The browser went offline or online. */
export const networkChanged = createAction<{ isOnline: boolean }>('live/networkChanged')

/** The window is visible again; a machine that slept may have lost the connection unnoticed. */
export const windowShown = createAction('live/windowShown')

/** A page shows something of this store, which may be another than the active one; `null` when it is left (D-40). */
export const storeWatched = createAction<string | null>('live/storeWatched')

/** This window recorded that the customer no longer owns the vehicle of an opportunity. */
export const noLongerOwnsRecorded = createAction<{ opptId: string; hyperionId: string }>(
  'live/noLongerOwnsRecorded',
)
