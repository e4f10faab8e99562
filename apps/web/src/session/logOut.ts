import { routes } from '@retain/domain/session/routes/routes'
import { loggedOut } from '../core/state/events'
import type { AppThunk } from '../core/state/appHooks'

/**
 * Signs out: clears token, profile, auth, the saved address and the store's state, keeps the chosen store, and ends the
 * session at the identity server, which leads back to `/Logout` (S-750, S-166).
 */
export const logOut =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { identity, navigation, log }) => {
    dispatch(loggedOut())
    try {
      await identity.signOut()
    } catch (error) {
      // The user is signed out in this app in any case; the identity server could not be reached.
      log.warn('sign-out redirect failed', { reason: error instanceof Error ? error.message : 'unknown' })
      navigation.go(routes.logout.path)
    }
  }
