import type { ListState } from '../../work-log/listState'
import type { AuthStatus } from '../authStatus'

/** How far the two halves of a sign-in have come: the token is checked, and its user asked for, side by side (S-089, S-090). */
export interface SignInHalves {
  readonly tokenValidation: ListState
  readonly userRetrieval: ListState
}

/** Before there is a token. */
export const halvesNotStarted: SignInHalves = { tokenValidation: 'NOT_STARTED', userRetrieval: 'NOT_STARTED' }

/** Once a token is there: both have been asked for (S-711). */
export const halvesAsked: SignInHalves = { tokenValidation: 'IN_PROGRESS', userRetrieval: 'IN_PROGRESS' }

/**
 * Whether a sign-in is complete: both halves are (S-091).
 *
 * @example isSignInComplete({ tokenValidation: 'COMPLETE', userRetrieval: 'IN_PROGRESS' }) // false
 */
export const isSignInComplete = ({ tokenValidation, userRetrieval }: SignInHalves): boolean =>
  tokenValidation === 'COMPLETE' && userRetrieval === 'COMPLETE'

const failingHalf: Readonly<Record<AuthStatus, keyof SignInHalves | null>> = {
  LOGIN_ERROR: null,
  TOKEN_INVALID: 'tokenValidation',
  USER_INVALID: 'userRetrieval',
  RETRIVE_USER_ACCESS_ERROR: 'userRetrieval',
}

/**
 * The halves after a sign-in has ended with a status: the one that the status is about has failed, if it had begun; the other
 * stays as it is (S-089, S-103, S-112 to S-115).
 *
 * @example failedHalves(halvesAsked, 'TOKEN_INVALID') // { tokenValidation: 'ERROR', userRetrieval: 'IN_PROGRESS' }
 */
export function failedHalves(halves: SignInHalves, status: AuthStatus): SignInHalves {
  const half = failingHalf[status]
  return half === null || halves[half] === 'NOT_STARTED' ? halves : { ...halves, [half]: 'ERROR' }
}
