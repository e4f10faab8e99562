import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { AuthStatus } from '@retain/domain/session/authStatus'
import {
  failedSignIn,
  signInRequested,
  signInNotStarted,
  isSignInComplete,
  type SignInProgress,
} from '@retain/domain/session/sign-in/signInProgress'
import type { Permission } from '@retain/domain/session/user/permissions'
import type { User } from '@retain/domain/session/user/user'
import { loggedOut } from '../core/state/events'
import { rootReducer } from '../core/state/rootReducer'

declare module '../core/state/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof sessionSlice> {}
}

/**
 * The state of signing in. `unknown` not checked yet, `working` being checked, `pageNeeded` the identity
 * server has to see the person, `failed` with a message, `signedIn`, and `leaving` for the identity server.
 */
export type SessionPhase = 'unknown' | 'working' | 'pageNeeded' | 'failed' | 'signedIn' | 'leaving'

/** A sign-in that ended badly: its status and the exact text to show. */
export interface SessionFault {
  readonly status: AuthStatus
  readonly message: string
}

interface SessionState extends SignInProgress {
  readonly phase: Exclude<SessionPhase, 'signedIn'>
  readonly authStatus: AuthStatus | null
  readonly message: string | null
  readonly user: User | null
}

const initialState: SessionState = {
  ...signInNotStarted,
  phase: 'unknown',
  authStatus: null,
  message: null,
  user: null,
}

const noRoles: readonly Permission[] = []

const signedInUser = (state: SessionState): User | null => (isSignInComplete(state) ? state.user : null)

/** Who is signed in, and the state of signing in. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The user signs in after a sign-out: the state starts over. */
    signInWanted: () => initialState,
    signInBegan: () => ({ ...initialState, phase: 'working' as const }),
    /** A token is stored; both parts of the check are requested (S-711). */
    tokenReceived: (state) => ({
      ...state,
      ...signInRequested,
      phase: 'working' as const,
    }),
    tokenValidated: (state) => ({ ...state, tokenValidation: 'COMPLETE' as const }),
    userRetrieved: (state, { payload }: PayloadAction<User>) => ({
      ...state,
      userRetrieval: 'COMPLETE' as const,
      user: payload,
    }),
    signInPageNeeded: () => ({ ...initialState, phase: 'pageNeeded' as const }),
    leftForSignIn: (state) => ({ ...state, phase: 'leaving' as const }),
    signInFailed: (
      { tokenValidation, userRetrieval },
      { payload: { status, message } }: PayloadAction<SessionFault>,
    ) => ({
      ...initialState,
      ...failedSignIn({ tokenValidation, userRetrieval }, status),
      phase: 'failed' as const,
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
    selectPhase: (state): SessionPhase => (isSignInComplete(state) ? 'signedIn' : state.phase),
    /** The signed-in person; nobody until sign-in is complete (S-091). */
    selectUser: (state) => signedInUser(state),
    selectMessage: (state) => state.message,
    selectRoles: (state) => signedInUser(state)?.roles ?? noRoles,
  },
})

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
export const { selectSession, selectPhase, selectUser, selectMessage, selectRoles } =
  sessionSlice.injectInto(rootReducer).selectors
