import type { ListState } from '../../list/listState'
import type { AuthStatus } from '../authStatus'

/** The progress of a sign-in: the token is validated and its user requested, at the same time (S-089, S-090). */
export interface SignInProgress {
  readonly tokenValidation: ListState
  readonly userRetrieval: ListState
}

/** Before there is a token. */
export const signInNotStarted: SignInProgress = {
  tokenValidation: 'NOT_STARTED',
  userRetrieval: 'NOT_STARTED',
}

/** Once a token is received: both are requested (S-711). */
export const signInRequested: SignInProgress = {
  tokenValidation: 'IN_PROGRESS',
  userRetrieval: 'IN_PROGRESS',
}

/**
 * Whether a sign-in is complete: both parts are (S-091).
 *
 * @example isSignInComplete({ tokenValidation: 'COMPLETE', userRetrieval: 'IN_PROGRESS' }) // false
 */
export const isSignInComplete = ({ tokenValidation, userRetrieval }: SignInProgress): boolean =>
  tokenValidation === 'COMPLETE' && userRetrieval === 'COMPLETE'

const failingPart: Readonly<Record<AuthStatus, keyof SignInProgress | null>> = {
  LOGIN_ERROR: null,
  TOKEN_INVALID: 'tokenValidation',
  USER_INVALID: 'userRetrieval',
  RETRIVE_USER_ACCESS_ERROR: 'userRetrieval',
}

/**
 * The progress after a sign-in has ended with a status: the part that the status is about has failed, if it had begun; the
 * other stays as it is (S-089, S-103, S-112 to S-115).
 *
 * @example failedSignIn(signInRequested, 'TOKEN_INVALID') // { tokenValidation: 'ERROR', userRetrieval: 'IN_PROGRESS' }
 */
export function failedSignIn(progress: SignInProgress, status: AuthStatus): SignInProgress {
  const part = failingPart[status]
  return part === null || progress[part] === 'NOT_STARTED' ? progress : { ...progress, [part]: 'ERROR' }
}
