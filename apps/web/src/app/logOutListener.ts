import { after } from '../core/browser/after'
import { keptDrafts } from '../core/browser/keptDrafts'
import { logOutRequested } from '../core/state/events'
import type { AppThunk, StartListening } from '../core/state/appHooks'
import { leaveLock } from '../features/lock/leaveLock'
import { logOut } from '../session/logOut'
import { selectUser } from '../session/sessionSlice'

/**
 * How long signing out waits for a lock to be given back and for usage to be recorded, in milliseconds. The service frees the
 * lock later in any case, and both requests are sent to their end.
 */
const longestWait = 1_000

/**
 * Log Out, after its question: removes what the user typed and did not save in any window, gives back the lock of the open
 * page and sends what usage there is, which need the token still, and signs out.
 */
export function listenForLogOut(listen: StartListening, sendUsage: AppThunk<Promise<void>>): void {
  listen({
    actionCreator: logOutRequested,
    effect: async (_action, api) => {
      const { dispatch } = api
      const user = selectUser(api.getState())
      if (user !== null) keptDrafts.removeOfUser(user.userName)
      await Promise.race([
        Promise.all([dispatch(leaveLock('user')), dispatch(sendUsage)]),
        after(longestWait),
      ])
      await dispatch(logOut())
    },
  })
}
