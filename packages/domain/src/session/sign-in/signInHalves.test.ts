import { expect, it } from 'vitest'
import { listStates } from '../../work-log/listState'
import { authStatuses } from '../authStatus'
import { failedHalves, halvesAsked, halvesNotStarted, isSignInComplete } from './signInHalves'

it('begins with nothing asked, and asks for both at once', () => {
  expect(halvesNotStarted).toEqual({ tokenValidation: 'NOT_STARTED', userRetrieval: 'NOT_STARTED' })
  expect(halvesAsked).toEqual({ tokenValidation: 'IN_PROGRESS', userRetrieval: 'IN_PROGRESS' })
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
  expect(failedHalves(halvesAsked, status)).toEqual({ ...halvesAsked, ...failed })
  const other = { tokenValidation: 'COMPLETE', userRetrieval: 'COMPLETE' } as const
  expect(failedHalves(other, status)).toEqual({ ...other, ...failed })
})

it('what has not begun has not failed', () => {
  for (const status of authStatuses) expect(failedHalves(halvesNotStarted, status)).toEqual(halvesNotStarted)
})
