import { keptDrafts } from '../core/browser/keptDrafts'
import { logOutRequested } from '../core/state/events'
import type { StartListening } from '../core/state/appHooks'
import { leaveLock } from '../features/lock/leaveLock'
import { logOut } from '../session/logOut'
import { selectUser } from '../session/sessionSlice'

/** How long signing out waits for a lock to be given back, in milliseconds; the service frees it later in any case. */
const longestWait = 1_000

/**
 * Log Out, after its question: removes what the user typed and did not save in any window, gives back the lock of the open
 * page, which needs the token still, and signs out.
 */
export function listenForLogOut(listen: StartListening): void {
  listen({
    actionCreator: logOutRequested,
    effect: async (_action, api) => {
      const { dispatch } = api
      const user = selectUser(api.getState())
      if (user !== null) keptDrafts.removeOfUser(user.userName)
      await Promise.race([
        dispatch(leaveLock('all')),
        new Promise((resolve) => setTimeout(resolve, longestWait)),
      ])
      await dispatch(logOut())
    },
  })
}
