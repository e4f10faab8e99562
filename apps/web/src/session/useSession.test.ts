import { act, renderHook } from '@testing-library/react'
import type { User } from '@retain/domain/session/user/user'
import { expect, it } from 'vitest'
import { sliceStore } from '../testing/sliceStore'
import { signInFailed, tokenReceived, tokenValidated, userRetrieved } from './sessionSlice'
import { useSession } from './useSession'

it('says who is signed in, how far that is, and why it failed', () => {
  const { store, inStore } = sliceStore()
  const { result } = renderHook(useSession, { wrapper: inStore })
  expect(result.current).toEqual({ phase: 'unknown', user: null, message: null })
  const ann = { userName: 'ann.lee' } as unknown as User
  act(() =>
    [tokenReceived(), tokenValidated(), userRetrieved(ann)].forEach((action) => store.dispatch(action)),
  )
  expect(result.current).toEqual({ phase: 'signedIn', user: ann, message: null })
  act(() => void store.dispatch(signInFailed({ status: 'USER_INVALID', message: 'User is invalid' })))
  expect(result.current).toEqual({ phase: 'failed', user: null, message: 'User is invalid' })
})
