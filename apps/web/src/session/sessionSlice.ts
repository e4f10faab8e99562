import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { AuthStatus } from '@retain/domain/session/authStatus'
import type { Permission } from '@retain/domain/session/user/permissions'
import type { User } from '@retain/domain/session/user/user'
import type { RequestStatus } from '../app/appConfigSlice'
import { loggedOut } from '../app/events'

/**
 * Where signing in stands. `unknown` nobody has looked yet, `working` being looked into, `pageNeeded` the identity
 * server has to see the person, `failed` with a message, `signedIn`, and `leaving` for the identity server.
 */
export type SessionPhase = 'unknown' | 'working' | 'pageNeeded' | 'failed' | 'signedIn' | 'leaving'

/** A sign-in that ended badly: its status and the exact text to show. */
export interface SessionFault {
  readonly status: AuthStatus
  readonly message: string
}

interface SessionState {
  readonly phase: Exclude<SessionPhase, 'signedIn'>
  /** How far the two halves of a sign-in have come (S-089, S-090). */
  readonly tokenValidation: RequestStatus
  readonly userRetrieval: RequestStatus
  readonly authStatus: AuthStatus | null
  readonly message: string | null
  readonly user: User | null
}

const initialState: SessionState = {
  phase: 'unknown',
  tokenValidation: 'NOT_STARTED',
  userRetrieval: 'NOT_STARTED',
  authStatus: null,
  message: null,
  user: null,
}

const noRoles: readonly Permission[] = []

const ended = (state: SessionState): RequestStatus => (state.phase === 'working' ? 'ERROR' : 'NOT_STARTED')

/** Who is signed in, and how that came about. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** Somebody wants to sign in after a sign-out: everything is open again. */
    signInWanted: () => initialState,
    signInBegan: () => ({ ...initialState, phase: 'working' as const }),
    /** A token is there; both halves of the check have been asked for (S-711). */
    tokenReceived: (state) => ({
      ...state,
      phase: 'working' as const,
      tokenValidation: 'IN_PROGRESS' as const,
      userRetrieval: 'IN_PROGRESS' as const,
    }),
    tokenValidated: (state) => ({ ...state, tokenValidation: 'COMPLETE' as const }),
    userRetrieved: (state, { payload }: PayloadAction<User>) => ({
      ...state,
      userRetrieval: 'COMPLETE' as const,
      user: payload,
    }),
    signInPageNeeded: () => ({ ...initialState, phase: 'pageNeeded' as const }),
    leftForSignIn: (state) => ({ ...state, phase: 'leaving' as const }),
    signInFailed: (state, { payload: { status, message } }: PayloadAction<SessionFault>) => ({
      ...initialState,
      phase: 'failed' as const,
      tokenValidation: status === 'TOKEN_INVALID' ? ended(state) : state.tokenValidation,
      userRetrieval:
        status === 'USER_INVALID' || status === 'RETRIVE_USER_ACCESS_ERROR'
          ? ended(state)
          : state.userRetrieval,
      authStatus: status,
      message,
    }),
  },
  extraReducers: (build) => {
    // Until the identity server's page is there, nobody may begin to sign in again.
    build.addCase(loggedOut, () => ({ ...initialState, phase: 'leaving' as const }))
  },
  selectors: {
    selectSession: (state) => state,
    selectPhase: (state): SessionPhase => (isComplete(state) ? 'signedIn' : state.phase),
    /** The signed-in person; nobody until sign-in is complete (S-091). */
    selectUser: (state): User | null => (isComplete(state) ? state.user : null),
    selectMessage: (state) => state.message,
    selectRoles: (state) => (isComplete(state) ? (state.user?.roles ?? noRoles) : noRoles),
  },
})

const isComplete = (state: SessionState): boolean =>
  state.tokenValidation === 'COMPLETE' && state.userRetrieval === 'COMPLETE'

export const {
  signInWanted,
  signInBegan,
  tokenReceived,
  tokenValidated,
  userRetrieved,
  signInPageNeeded,
  leftForSignIn,
  signInFailed,
} = sessionSlice.actions
export const { selectSession, selectPhase, selectUser, selectMessage, selectRoles } = sessionSlice.selectors
