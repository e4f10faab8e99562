/** Why a sign-in ended, spelt exactly so (S-103, S-712). */
export const authStatuses = [
  'LOGIN_ERROR',
  'TOKEN_INVALID',
  'USER_INVALID',
  'RETRIVE_USER_ACCESS_ERROR',
] as const

export type AuthStatus = (typeof authStatuses)[number]

/** What the sign-in page says while the browser is redirected to the identity server (S-020). */
export const redirectingText = 'Redirecting to Authorization Server. Please Wait'

/** What it says when that fails (S-021). */
export const redirectFailedText = 'Unexpected error happened while redirecting to Authorization Server.'

/** The texts of the login errors (S-095 to S-102). */
export const loginErrors = {
  stateMismatch: 'token state does not match request.',
  nonceMismatch: 'validation nonce does not match request.',
  hashMissing: 'Hash token is missing',
  hashUnreadable: 'Token could not be parsed from hash.',
  serverUrlMissing: 'Auth Server Url not found',
  authUrlMissing: 'AuthUrl prop is not set',
  acrValuesMissing: 'AcrValues prop is not set',
  accessTokenMissing: 'Auth Access Token can not be found',
} as const

/** What can be wrong with a token or user when a session is restored. */
export type SessionFailure =
  'tokenInvalid' | 'signInInsufficient' | 'userMissing' | 'noStores' | 'userAccessFailed'

const failures: Readonly<Record<SessionFailure, { readonly status: AuthStatus; readonly message: string }>> =
  {
    tokenInvalid: { status: 'TOKEN_INVALID', message: 'Token could not be validated.' },
    signInInsufficient: {
      status: 'TOKEN_INVALID',
      message: 'This sign-in is not strong enough, or too long ago. Please sign in again.',
    },
    userMissing: { status: 'USER_INVALID', message: 'User profile could not be validated.' },
    noStores: { status: 'USER_INVALID', message: 'User profile is incomplete. No stores are assigned.' },
    userAccessFailed: { status: 'RETRIVE_USER_ACCESS_ERROR', message: 'User could not be validated.' },
  }

/**
 * The status and the text of a session that could not be restored (S-112 to S-115, S-712).
 *
 * @example restoreMessage('noStores').message // 'User profile is incomplete. No stores are assigned.'
 */
export const restoreMessage = (
  failure: SessionFailure,
): { readonly status: AuthStatus; readonly message: string } => failures[failure]
