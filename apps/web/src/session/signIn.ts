import { loginErrors, redirectFailedText, restoreMessage } from '@retain/domain/session/authStatus'
import { routes } from '@retain/domain/session/routes/routes'
import { isAuthExempt } from '@retain/domain/session/sessionRules'
import { selectConfig } from '../core/config/appConfigSlice'
import { loggedOut } from '../core/state/events'
import type { AppThunk } from '../core/state/appHooks'
import type { LossReason } from './identityClient'
import {
  leftForSignIn,
  selectPhase,
  signInBegan,
  signInFailed,
  signInPageNeeded,
  type SessionFault,
} from './sessionSlice'
import { SignInError } from './signInError'
import { validateSession } from './validateSession'

/**
 * Finds out who is signed in, without leaving the page: the stored token, else a silent request to the identity server
 * (S-078). Ends with a signed-in person, with the need for the identity server's page, or with a message. Asked again
 * while it runs or after it ended, it does nothing.
 */
export const beginSession = (): AppThunk<Promise<void>> => async (dispatch, getState, extra) => {
  const { identity, navigation, log } = extra
  if (selectPhase(getState()) !== 'unknown') return
  if (selectConfig(getState()).authUrl === '') {
    dispatch(signInFailed(loginError(loginErrors.serverUrlMissing)))
    return
  }
  if (isAuthExempt(navigation.path() + navigation.query())) {
    dispatch(signInPageNeeded())
    return
  }
  dispatch(signInBegan())
  identity.onLost((reason) => dispatch(sessionLost(reason)))

  if (identity.restore() === null) {
    const outcome = await identity.signInSilently()
    if (outcome.kind === 'pageNeeded') {
      dispatch(signInPageNeeded())
      return
    }
    if (outcome.kind === 'failed') {
      log.warn('silent sign-in failed', { reason: outcome.reason })
      dispatch(signInFailed(loginError(redirectFailedText)))
      return
    }
    if (outcome.kind === 'loginError') {
      dispatch(signInFailed(loginError(outcome.message)))
      return
    }
  } else if ((await identity.accessToken()) === null) {
    // It was about to end, and so had the session: that was told to `sessionLost`.
    return
  }
  await dispatch(validateSession())
}

/** Leaves for the identity server's page (S-079, S-080); shows a message when that fails (S-021). */
export const leaveForSignIn =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { identity, log }) => {
    if (selectPhase(getState()) === 'leaving') return
    dispatch(leftForSignIn())
    try {
      await identity.redirectToSignIn()
    } catch (error) {
      log.warn('sign-in redirect failed', { reason: error instanceof Error ? error.message : 'unknown' })
      const message = error instanceof SignInError ? error.message : redirectFailedText
      dispatch(signInFailed(loginError(message)))
    }
  }

/** Takes up the return from the identity server and goes on to `/login`, which completes the sign-in (S-022 to S-024). */
export const receiveSignIn =
  (url: string): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { identity, navigation }) => {
    const outcome = await identity.receive(url)
    if (outcome.kind === 'loginError') dispatch(signInFailed(loginError(outcome.message)))
    navigation.go(routes.login.path, { replace: true })
  }

/** The session ended behind the app's back. */
export const sessionLost =
  (reason: LossReason): AppThunk =>
  (dispatch, _getState, { identity, navigation }) => {
    switch (reason) {
      case 'replaced':
        identity.reload()
        return
      case 'signedOut':
        dispatch(loggedOut())
        navigation.go(routes.logout.path)
        return
      case 'ended':
        // The guard of the page in sight remembers its address and goes to sign-in.
        dispatch(signInPageNeeded())
    }
  }

/**
 * The token is good, but of a sign-in that does not count. A new one of the same session would be no better: it is forgotten, and
 * the page of signing in says so and waits for the person (S-713), whose press leads to the identity server.
 */
export const strongerSignInNeeded =
  (): AppThunk =>
  (dispatch, _getState, { identity }) => {
    identity.removeAccess()
    dispatch(signInFailed(restoreMessage('signInInsufficient')))
  }

const loginError = (message: string): SessionFault => ({ status: 'LOGIN_ERROR', message })
