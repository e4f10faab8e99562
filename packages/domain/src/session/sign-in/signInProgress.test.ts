import { expect, it } from 'vitest'
import { listStates } from '../../list/listState'
import { authStatuses } from '../authStatus'
import { failedSignIn, signInRequested, signInNotStarted, isSignInComplete } from './signInProgress'

it('begins with nothing asked, and asks for both at once', () => {
  expect(signInNotStarted).toEqual({ tokenValidation: 'NOT_STARTED', userRetrieval: 'NOT_STARTED' })
  expect(signInRequested).toEqual({ tokenValidation: 'IN_PROGRESS', userRetrieval: 'IN_PROGRESS' })
})

it('is complete only when both are', () => {
  const complete = listStates.flatMap((tokenValidation) =>
    listStates
      .filter((userRetrieval) => isSignInComplete({ tokenValidation, userRetrieval }))
      .map((userRetrieval) => [tokenValidation, userRetrieval]),
  )
  expect(complete).toEqual([['COMPLETE', 'COMPLETE']])
})

it.each([
  ['LOGIN_ERROR', {}],
  ['TOKEN_INVALID', { tokenValidation: 'ERROR' }],
  ['USER_INVALID', { userRetrieval: 'ERROR' }],
  ['RETRIVE_USER_ACCESS_ERROR', { userRetrieval: 'ERROR' }],
] as const)('%s fails the half that it is about, and no other', (status, failed) => {
  expect(failedSignIn(signInRequested, status)).toEqual({ ...signInRequested, ...failed })
  const other = { tokenValidation: 'COMPLETE', userRetrieval: 'COMPLETE' } as const
  expect(failedSignIn(other, status)).toEqual({ ...other, ...failed })
})

it('what has not begun has not failed', () => {
  for (const status of authStatuses) expect(failedSignIn(signInNotStarted, status)).toEqual(signInNotStarted)
})
