import { isInsufficientSignIn } from '@retain/api-client/kernel/apiError'
import { call } from '@retain/api-client/kernel/call'
import { getUserAccess, validateToken } from '@retain/api-client/session'
import { loginErrors, restoreMessage, type SessionFailure } from '@retain/domain/session/authStatus'
import { checkedUser } from '@retain/domain/session/user/checkedUser'
import type { User } from '@retain/domain/session/user/user'
import * as E from 'fp-ts/Either'
import { transportOf } from '../core/api/api'
import { selectConfig } from '../core/config/appConfigSlice'
import type { AppThunk } from '../core/state/appHooks'
import { signInFailed, tokenReceived, tokenValidated, userRetrieved, type SessionFault } from './sessionSlice'
import { storedAuth } from './storedAuth'

/**
 * Checks a token that is stored: the token itself and its user are requested in parallel, and sign-in is complete when
 * both have answered well (S-089 to S-091, S-711). Whichever goes wrong first is what the person reads; the stored
 * access is cleared then (S-111).
 *
 * The two calls do not go through the cache: what a 401 means is answered here, not by the rule for denied calls.
 */
export const validateSession = (): AppThunk<Promise<void>> => async (dispatch, getState, extra) => {
  const token = storedAuth.token()
  if (token === null) {
    dispatch(signInFailed({ status: 'LOGIN_ERROR', message: loginErrors.accessTokenMissing }))
    return
  }
  dispatch(tokenReceived())
  const transport = transportOf({ getState, extra })
  const query = { client_id: selectConfig(getState()).clientId, token: token.accessToken }

  const validation = async (): Promise<void> => {
    const answer = await call(validateToken, { query }, transport)()
    if (E.isLeft(answer)) extra.log.warn('token validation failed', { kind: answer.left.kind })
    if (E.isLeft(answer) && isInsufficientSignIn(answer.left)) throw new SessionFailed('signInInsufficient')
    if (E.isLeft(answer) || !answer.right.data.isValid) throw new SessionFailed('tokenInvalid')
    dispatch(tokenValidated())
  }
  const retrieval = async (): Promise<User> => {
    const answer = await call(getUserAccess, {}, transport)()
    if (E.isLeft(answer)) {
      extra.log.warn('user access failed', { kind: answer.left.kind, requestId: answer.left.requestId })
      if (isInsufficientSignIn(answer.left)) throw new SessionFailed('signInInsufficient')
      throw new SessionFailed(isNotFound(answer.left) ? 'userMissing' : 'userAccessFailed')
    }
    const user = checkedUser(answer.right.data)
    if (E.isLeft(user)) throw new SessionFailed(user.left)
    dispatch(userRetrieved(user.right))
    return user.right
  }

  try {
    const [user] = await Promise.all([retrieval(), validation()])
    // Not before: a user who is found after the token has failed must not be stored.
    storedAuth.keepProfile(user)
  } catch (error) {
    if (!(error instanceof SessionFailed)) throw error
    storedAuth.removeAccess()
    dispatch(signInFailed(error.fault))
  }
}

class SessionFailed extends Error {
  readonly fault: SessionFault
  constructor(failure: SessionFailure) {
    const fault = restoreMessage(failure)
    super(fault.message)
    this.fault = fault
  }
}

const isNotFound = (error: { readonly kind: string; readonly status?: number }): boolean =>
  error.kind === 'http' && error.status === 404
