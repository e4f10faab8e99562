import { logOutRequested } from '../core/state/events'
import type { StartListening } from '../core/state/appHooks'
import { leaveLock } from '../features/lock/leaveLock'
import { logOut } from '../session/logOut'

/** How long signing out waits for a lock to be given back, in milliseconds; the service frees it later in any case. */
const longestWait = 1_000

/** Log Out: gives back the lock of the open page, which needs the token still, and signs out. */
export function listenForLogOut(listen: StartListening): void {
  listen({
    actionCreator: logOutRequested,
    effect: async (_action, { dispatch }) => {
      await Promise.race([dispatch(leaveLock()), new Promise((resolve) => setTimeout(resolve, longestWait))])
      await dispatch(logOut())
    },
  })
}
