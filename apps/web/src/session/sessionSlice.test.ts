import type { User } from '@retain/domain/session/user/user'
import { expect, it } from 'vitest'
import { loggedOut } from '../core/state/events'
import {
  leftForSignIn,
  selectMessage,
  selectPhase,
  selectRoles,
  selectSession,
  selectUser,
  sessionSlice,
  signInBegan,
  signInFailed,
  signInPageNeeded,
  signInWanted,
  tokenReceived,
  tokenValidated,
  userRetrieved,
} from './sessionSlice'

const { reducer } = sessionSlice
type State = ReturnType<typeof reducer>
type Action = Parameters<typeof reducer>[1]

const user = { roles: ['Can_Send_Email'] } as unknown as User
const start = reducer(undefined, { type: 'start' })
const after = (...actions: readonly Action[]): State => actions.reduce(reducer, start)
const signedIn = after(signInBegan(), tokenReceived(), tokenValidated(), userRetrieved(user))
const begun = { tokenValidation: 'IN_PROGRESS', userRetrieval: 'IN_PROGRESS' }

it('knows of nobody at first', () => {
  expect(start).toEqual({
    tokenValidation: 'NOT_STARTED',
    userRetrieval: 'NOT_STARTED',
    phase: 'unknown',
    authStatus: null,
    message: null,
    user: null,
  })
  expect(selectSession({ session: start })).toBe(start)
  expect(selectRoles({ session: start })).toEqual([])
})

it('has both parts of a sign-in under way once there is a token [S-711]', () => {
  expect(after(signInBegan())).toEqual({ ...start, phase: 'working' })
  expect(after(tokenReceived())).toEqual({ ...start, ...begun, phase: 'working' })
  expect(after(tokenReceived(), tokenValidated())).toMatchObject({ ...begun, tokenValidation: 'COMPLETE' })
})

it.each([
  ['the token is valid', [tokenValidated()]],
  ['the person is known', [userRetrieved(user)]],
])('has nobody signed in while only %s [S-091]', (_what, actions) => {
  const session = after(tokenReceived(), ...actions)
  expect(selectPhase({ session })).toBe('working')
  expect(selectUser({ session })).toBeNull()
  expect(selectRoles({ session })).toEqual([])
})

it('has somebody signed in, who may do what the roles say, once both parts are complete [S-091]', () => {
  expect(selectPhase({ session: signedIn })).toBe('signedIn')
  expect(selectUser({ session: signedIn })).toBe(user)
  expect(selectRoles({ session: signedIn })).toBe(user.roles)
})

it('says why a sign-in failed, and which part of it', () => {
  const fault = { status: 'TOKEN_INVALID', message: 'Token is invalid' } as const
  const session = after(tokenReceived(), signInFailed(fault))
  expect(session).toEqual({
    ...start,
    ...begun,
    tokenValidation: 'ERROR',
    phase: 'failed',
    authStatus: 'TOKEN_INVALID',
    message: 'Token is invalid',
  })
  expect(selectMessage({ session })).toBe('Token is invalid')
})

it('starts over where the page of the identity server or another sign-in is wanted', () => {
  expect(reducer(signedIn, signInPageNeeded())).toEqual({ ...start, phase: 'pageNeeded' })
  expect(reducer(signedIn, signInWanted())).toEqual(start)
})

it('leaves for the identity server, to sign in or after a sign-out', () => {
  expect(after(tokenReceived(), leftForSignIn())).toEqual({ ...start, ...begun, phase: 'leaving' })
  expect(reducer(signedIn, loggedOut())).toEqual({ ...start, phase: 'leaving' })
})
