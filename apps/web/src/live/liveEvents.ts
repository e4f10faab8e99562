import { createAction } from '@reduxjs/toolkit'
import type { Connection } from '@retain/domain/live/connection'
import type { LiveMessage } from '@retain/domain/live/liveMessage'

/**
 * Something happened that lists and pages show: the live channel told it, or the answer to a command of this window, which
 * says the same before the channel does.
 */
export const liveEventReceived = createAction<LiveMessage>('live/eventReceived')

/** What came within one frame and changes rows, in its order: the lists in the cache are true to it already. */
export const rowsChanged = createAction<readonly LiveMessage[]>('live/rowsChanged')

/** The connection opened, closed, or met an error. */
export const liveStateChanged = createAction<Connection>('live/stateChanged')

/** So many frames could not be read since the connection was first made. */
export const liveFramesDropped = createAction<number>('live/framesDropped')

/** Somebody wants the connection now, without waiting for the next attempt. */
export const liveRetried = createAction('live/retried')

/** The browser lost the network, or has it back. */
export const networkChanged = createAction<{ isOnline: boolean }>('live/networkChanged')

/** The window is looked at again; a machine that slept may have lost the connection unnoticed. */
export const windowShown = createAction('live/windowShown')

/** A page shows something of this store, which may be another than the active one; `null` when it is left (D-40). */
export const storeWatched = createAction<string | null>('live/storeWatched')

/** This window recorded that the customer no longer owns the vehicle of an opportunity. */
export const noLongerOwnsRecorded = createAction<{ opptId: string; hyperionId: string }>(
  'live/noLongerOwnsRecorded',
)
