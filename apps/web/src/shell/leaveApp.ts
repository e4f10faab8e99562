import type { AppThunk } from '../app/listen'
import { leaveLock } from '../features/opportunity/leaveLock'
import { logOut } from '../session/logOut'

/** How long signing out waits for a lock to be given back, in milliseconds; the service frees it later in any case. */
const patience = 1_000

/** Log Out: gives back what the open page holds, which needs the token still, and signs out. */
export const leaveApp = (): AppThunk<Promise<void>> => async (dispatch) => {
  await Promise.race([dispatch(leaveLock()), new Promise((resolve) => setTimeout(resolve, patience))])
  await dispatch(logOut())
}
