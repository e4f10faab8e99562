import type { AppThunk } from '../core/state/appHooks'
import { selectActiveStore } from '../session/active-store/activeStoreSlice'
import { noLongerOwnsRecorded } from './liveEvents'
import { selectWatchedStore } from './liveSlice'

/**
 * Tells the store over the socket that an opportunity was marked No Longer Owns (S-348, O-159, D-21). The server checks it
 * and sends its own words; saving the call told the status already, so a connection that is down loses nothing.
 */
export const sendNoLongerOwns =
  (opptId: string): AppThunk =>
  (dispatch, getState) => {
    const hyperionId = selectWatchedStore(getState()) ?? selectActiveStore(getState())?.hyperionId
    if (hyperionId !== undefined) dispatch(noLongerOwnsRecorded({ opptId, hyperionId }))
  }
