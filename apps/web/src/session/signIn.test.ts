import { describe, expect, it } from 'vitest'
import { held, problem } from '../testing/fakeApi'
import { allPermissions, config, wireUser } from '../testing/fixtures'
import type { IdentityClient, SilentOutcome } from './identityClient'
import { selectPhase, selectSession, selectUser } from './sessionSlice'
import { beginSession, leaveForSignIn, receiveSignIn } from './signIn'
import { SignInError } from './signInError'
import { storedAuth } from './storedAuth'
import { openStore, type StoreOptions } from '../testing/openStore'

/** The store, with what signing in says about itself. */
function openSignIn(options: StoreOptions = {}) {
  const opened = openStore(options)
  const { getState } = opened.store
  return { ...opened, session: () => selectSession(getState()), phase: () => selectPhase(getState()) }
}

const silently = (outcome: SilentOutcome) => ({ signInSilently: () => Promise.resolve(outcome) })

describe('beginSession', () => {
  it('tries silently before anything else, and then needs the page [S-078] [S-079] [S-080]', async () => {
    const { store, asked, phase, api } = openSignIn()
    await store.dispatch(beginSession())
    expect(asked).toEqual(['signInSilently'])
    expect(phase()).toBe('pageNeeded')
    expect(api.names()).toEqual([])
  })

  it('only logs another fault of the silent try, and goes nowhere [S-081]', async () => {
    const { store, lines, asked, session, visited } = openSignIn({
      identity: silently({ kind: 'failed', reason: 'server_error' }),
    })
    await store.dispatch(beginSession())
    expect(lines).toEqual(['silent sign-in failed'])
    expect(asked).toEqual([])
    expect(visited).toEqual([])
    expect(session().authStatus).toBe('LOGIN_ERROR')
  })

  it.each(['/Logout', '/access_denied'])('tries nothing at %s [S-094]', async (path) => {
    const { store, asked } = openSignIn({ path })
    await store.dispatch(beginSession())
    expect(asked).toEqual([])
  })

  it('needs the address of the identity server [S-099] [S-714]', async () => {
    const { store, session, asked } = openSignIn({ config: { authUrl: '' } })
    await store.dispatch(beginSession())
    expect(session()).toMatchObject({ authStatus: 'LOGIN_ERROR', message: 'Auth Server Url not found' })
    expect(asked).toEqual([])
  })

  it('needs a stored access token to check [S-102] [S-714]', async () => {
    const { store, session, api } = openSignIn({ identity: silently({ kind: 'signedIn' }) })
    await store.dispatch(beginSession())
    expect(session()).toMatchObject({
      authStatus: 'LOGIN_ERROR',
      message: 'Auth Access Token can not be found',
    })
    expect(api.names()).toEqual([])
  })

  it('checks the token that takes the place of one about to end [S-089] [S-106]', async () => {
    const { store, api, session } = openSignIn({
      isSignedIn: true,
      identity: {
        accessToken: () => {
          const old = storedAuth.token()
          if (old !== null) storedAuth.keep({ ...old, accessToken: 'renewed' }, { ...config, sub: 'u-1' })
          return Promise.resolve('renewed')
        },
      },
    })
    await store.dispatch(beginSession())
    expect(api.callsOf('validateToken')[0]?.url).toContain('token=renewed')
    expect(session().tokenValidation).toBe('COMPLETE')
  })

  it('checks nothing where the session ended with its token', async () => {
    const { store, api, session } = openSignIn({
      isSignedIn: true,
      identity: { accessToken: () => Promise.resolve(null) },
    })
    await store.dispatch(beginSession())
    expect(api.names()).toEqual([])
    expect(session().authStatus).not.toBe('LOGIN_ERROR')
  })

  it('runs once however often it is asked for', async () => {
    const { store, asked } = openSignIn()
    await Promise.all([store.dispatch(beginSession()), store.dispatch(beginSession())])
    expect(asked).toEqual(['signInSilently'])
  })
})

describe('checking the token and the user', () => {
  it('starts both at once and is complete when both are, token last [S-089] [S-091] [S-711]', async () => {
    const validation = held(() => ({ isValid: true, expiresAt: null }))
    const { store, session, api } = openSignIn({
      isSignedIn: true,
      answers: { validateToken: validation.answer },
    })
    expect(session()).toMatchObject({ tokenValidation: 'NOT_STARTED', userRetrieval: 'NOT_STARTED' })
    const done = store.dispatch(beginSession())
    await expect.poll(() => session().userRetrieval).toBe('COMPLETE')
    expect(session().tokenValidation).toBe('IN_PROGRESS')
    expect(api.names().sort()).toEqual(['getUserAccess', 'validateToken'])
    expect(selectUser(store.getState())).toBeNull()
    validation.release()
    await done
    expect(session().tokenValidation).toBe('COMPLETE')
    expect(selectUser(store.getState())?.userName).toBe('ann.lee')
  })

  it('is complete when both are, user last [S-091]', async () => {
    const retrieval = held(() => wireUser(allPermissions))
    const { store, session, phase } = openSignIn({
      isSignedIn: true,
      answers: { getUserAccess: retrieval.answer },
    })
    const done = store.dispatch(beginSession())
    await expect.poll(() => session().tokenValidation).toBe('COMPLETE')
    expect(phase()).toBe('working')
    retrieval.release()
    await done
    expect(phase()).toBe('signedIn')
  })

  it('asks with client, token, bearer and key, and stores the person [S-090] [S-105] [S-424] [S-425]', async () => {
    const { store, api } = openSignIn({ isSignedIn: true })
    await store.dispatch(beginSession())
    const [validation] = api.callsOf('validateToken')
    expect(validation?.url).toBe('/api/auth/token/validate?client_id=equity&token=token-of-ann')
    const [access] = api.callsOf('getUserAccess')
    expect(access).toMatchObject({ method: 'GET', url: '/api/auth/user-access', body: undefined })
    expect(access?.headers).toMatchObject({
      authorization: 'Bearer token-of-ann',
      'ocp-apim-subscription-key': 'key-1',
    })
    expect(JSON.parse(localStorage.getItem('PROFILE') ?? '')).toMatchObject({ userName: 'ann.lee' })
  })

  it('stores nobody who is found after the token has failed [S-111]', async () => {
    const retrieval = held(() => wireUser(allPermissions))
    const { store, api, session } = openSignIn({
      isSignedIn: true,
      answers: { validateToken: () => problem(500, 'Oops'), getUserAccess: retrieval.answer },
    })
    await store.dispatch(beginSession())
    expect(session().authStatus).toBe('TOKEN_INVALID')
    retrieval.release()
    await expect.poll(() => api.callsOf('getUserAccess')).toHaveLength(1)
    await new Promise((resolve) => setTimeout(resolve))
    expect(localStorage.getItem('PROFILE')).toBeNull()
    expect(selectUser(store.getState())).toBeNull()
  })

  it.each([
    [
      '[S-114]',
      'TOKEN_INVALID',
      'Token could not be validated.',
      { validateToken: () => problem(500, 'Oops') },
    ],
    [
      '[S-114]',
      'TOKEN_INVALID',
      'Token could not be validated.',
      { validateToken: () => ({ isValid: false, expiresAt: null }) },
    ],
    ['[S-113]', 'USER_INVALID', 'User profile could not be validated.', { getUserAccess: () => null }],
    [
      '[S-112] [S-723]',
      'USER_INVALID',
      'User profile is incomplete. No stores are assigned.',
      { getUserAccess: () => ({ ...wireUser(allPermissions), stores: [] }) },
    ],
    [
      '[S-115]',
      'RETRIVE_USER_ACCESS_ERROR',
      'User could not be validated.',
      { getUserAccess: () => problem(401, 'Unauthorized') },
    ],
  ])(
    'reports what is wrong and clears what was stored %s [S-103] [S-111] [S-712]: %s',
    async (_rows, status, message, answers) => {
      const { store, session, asked } = openSignIn({ isSignedIn: true, answers })
      await store.dispatch(beginSession())
      expect(session()).toMatchObject({ phase: 'failed', authStatus: status, message })
      expect(session()[status === 'TOKEN_INVALID' ? 'tokenValidation' : 'userRetrieval']).toBe('ERROR')
      for (const key of ['TOKEN', 'PROFILE', 'AUTH', 'ACCESS_TOKEN', 'ID_TOKEN'])
        expect(localStorage.getItem(key)).toBeNull()
      expect(selectUser(store.getState())).toBeNull()
      expect(asked).toEqual([])
    },
  )
})

describe('leaving for the identity server', () => {
  it('says so when it cannot be done [S-021]', async () => {
    const { store, session } = openSignIn({
      identity: { redirectToSignIn: () => Promise.reject(new TypeError('Failed to fetch')) },
    })
    await store.dispatch(leaveForSignIn())
    expect(session()).toMatchObject({
      phase: 'failed',
      message: 'Unexpected error happened while redirecting to Authorization Server.',
    })
  })

  it('says what is missing in the configuration [S-100]', async () => {
    const { store, session } = openSignIn({
      identity: { redirectToSignIn: () => Promise.reject(new SignInError('AuthUrl prop is not set')) },
    })
    await store.dispatch(leaveForSignIn())
    expect(session()).toMatchObject({ authStatus: 'LOGIN_ERROR', message: 'AuthUrl prop is not set' })
  })
})

describe('coming back from the identity server', () => {
  it('goes on to /login, with the error if there is one [S-022] [S-024] [S-708]', async () => {
    const message = 'token state does not match request.'
    const { store, visited, session } = openSignIn({
      identity: { receive: () => Promise.resolve({ kind: 'loginError', message }) },
    })
    await store.dispatch(receiveSignIn('http://localhost/auth'))
    expect(visited).toEqual(['/login'])
    expect(session()).toMatchObject({ phase: 'failed', authStatus: 'LOGIN_ERROR', message })

    const second = openSignIn()
    await second.store.dispatch(receiveSignIn('http://localhost/auth'))
    expect(second.visited).toEqual(['/login'])
    expect(second.phase()).toBe('unknown')
  })
})

describe('losing the session', () => {
  it('needs the page again when the identity server ended it, and loads anew for somebody else', async () => {
    let tell: Parameters<IdentityClient['onLost']>[0] = () => undefined
    const started = openSignIn({
      isSignedIn: true,
      identity: {
        onLost: (callback) => {
          tell = callback
        },
      },
    })
    await started.store.dispatch(beginSession())
    tell('replaced')
    expect(started.asked).toContain('reload')
    tell('ended')
    expect(started.phase()).toBe('pageNeeded')
    expect(storedAuth.redirectUrl()).toBeNull()
    tell('signedOut')
    expect(started.visited).toEqual(['/Logout'])
  })
})
