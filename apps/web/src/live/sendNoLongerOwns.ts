import type { AppThunk } from '../core/state/appHooks'
import { selectActiveStore } from '../session/active-store/activeStoreSlice'
import { noLongerOwnsRecorded } from './liveEvents'
import { selectWatchedStore } from './liveSlice'

/**
 * Sends to the store over the socket that an opportunity was marked No Longer Owns (S-348, O-159, D-21). The server checks it
 * and sends its own text; saving the call published the status already, so nothing is lost while the connection is down.
 */
export const sendNoLongerOwns =
  (opptId: string): AppThunk =>
  (dispatch, getState) => {
    const hyperionId = selectWatchedStore(getState()) ?? selectActiveStore(getState())?.hyperionId
    if (hyperionId !== undefined) dispatch(noLongerOwnsRecorded({ opptId, hyperionId }))
  }
