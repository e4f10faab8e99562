import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { authStatuses, loginErrors, redirectFailedText, redirectingText, restoreMessage } from './authStatus'
import { afterRefusedToken, isAuthExempt, isExpired, redirectTarget, staleAccess } from './sessionRules'
import { completedTourKey } from '../tour/completedTourKey'
import { accessKeys, outlastsSignIn, signedOutKeys, storageKeys } from './storageKeys'

it('a token is expired when its expiry is earlier than now, in seconds [S-110] [S-717]', () => {
  expect([isExpired(99, 100), isExpired(100, 100), isExpired(101, 100)]).toEqual([true, false, false])
})

describe('after sign-in', () => {
  it('the saved address is opened [S-092]', () => {
    expect(redirectTarget('/app/contact?pageNumber=2#top')).toBe('/app/contact?pageNumber=2#top')
  })

  it('home is opened when it begins with /login [S-093]', () => {
    expect(redirectTarget('/login?x=1')).toBe('/app')
  })

  it.each([
    null,
    '',
    '/auth#id_token=x',
    '/logout',
    '/Logout',
    '/ACCESS_denied',
    'app/log',
    'javascript:alert(1)',
  ])('home is opened for %s [S-716]', (saved) => {
    expect(redirectTarget(saved)).toBe('/app')
  })

  it('no address leads to another host [S-716]', () => {
    const start = fc.constantFrom('//', '/\\', '\\\\', '/\t/', '/\n/', 'https://', ' //', '/')
    fc.assert(
      fc.property(start, fc.webUrl(), (prefix, url) => {
        const target = redirectTarget(prefix + url.replace(/^https?:\/\//, ''))
        expect(new URL(target, 'https://retain.example').origin).toBe('https://retain.example')
      }),
    )
  })
})

it('no sign-in is tried where the address contains logout or access_denied, in any case [S-094] [S-715]', () => {
  expect(['/Logout', '/access_denied', '/app?from=LOGOUT', '/app/log'].map(isAuthExempt)).toEqual([
    true,
    true,
    true,
    false,
  ])
})

describe('a denied call', () => {
  it('within 60 seconds of the last denial goes to access-denied [S-116] [S-718] [S-489] [OP-140] [O-535]', () => {
    expect([0, 59_999, 60_000].map((passed) => staleAccess(1000, 1000 + passed))).toEqual([
      'accessDenied',
      'accessDenied',
      'accessDenied',
    ])
  })

  it('otherwise removes the access and reloads [S-117]', () => {
    expect(staleAccess(null, 1000)).toBe('reload')
    expect(staleAccess(1000, 61_001)).toBe('reload')
    expect(staleAccess(5000, 1000)).toBe('reload')
  })
})

describe('a session that cannot be restored', () => {
  it('says why, exactly so [S-112] [S-113] [S-114] [S-115]', () => {
    expect(restoreMessage('noStores').message).toBe('User profile is incomplete. No stores are assigned.')
    expect(restoreMessage('userMissing').message).toBe('User profile could not be validated.')
    expect(restoreMessage('tokenInvalid').message).toBe('Token could not be validated.')
    expect(restoreMessage('userAccessFailed').message).toBe('User could not be validated.')
  })

  it('has a status for each failure [S-103] [S-712] [S-824]', () => {
    expect(authStatuses).toEqual([
      'LOGIN_ERROR',
      'TOKEN_INVALID',
      'USER_INVALID',
      'RETRIVE_USER_ACCESS_ERROR',
    ])
    expect(restoreMessage('tokenInvalid').status).toBe('TOKEN_INVALID')
    expect(restoreMessage('signInInsufficient').status).toBe('TOKEN_INVALID')
    expect(restoreMessage('userMissing').status).toBe('USER_INVALID')
    expect(restoreMessage('noStores').status).toBe('USER_INVALID')
    expect(restoreMessage('userAccessFailed').status).toBe('RETRIVE_USER_ACCESS_ERROR')
  })
})

it('the sign-in page says what happens [S-020] [S-021]', () => {
  expect(redirectingText).toBe('Redirecting to Authorization Server. Please Wait')
  expect(redirectFailedText).toBe('Unexpected error happened while redirecting to Authorization Server.')
})

it('the login errors are worded exactly so [S-095] [S-096] [S-097] [S-098] [S-099] [S-100] [S-102]', () => {
  expect(Object.values(loginErrors)).toEqual([
    'token state does not match request.',
    'validation nonce does not match request.',
    'Hash token is missing',
    'Token could not be parsed from hash.',
    'Auth Server Url not found',
    'AuthUrl prop is not set',
    'AcrValues prop is not set',
    'Auth Access Token can not be found',
  ])
})

it('the cache keys are PROFILE, TOKEN and AUTH, and every key is its own [S-106] [S-721]', () => {
  expect([storageKeys.profile, storageKeys.token, storageKeys.auth]).toEqual(['PROFILE', 'TOKEN', 'AUTH'])
  expect(new Set(Object.values(storageKeys)).size).toBe(Object.keys(storageKeys).length)
})

it('the access is token, profile and auth, and both tokens on their own', () => {
  expect([...accessKeys].sort()).toEqual(['ACCESS_TOKEN', 'AUTH', 'ID_TOKEN', 'PROFILE', 'TOKEN'])
})

it('signing out removes the access and the wanted address, and not the chosen store', () => {
  expect(signedOutKeys).toEqual([...accessKeys, 'REDIRECT_URL'])
})

it('the wanted address, the store, the last denial and the completed tour outlast a sign-in', () => {
  const kept = ['REDIRECT_URL', 'STORE', 'ACCESS_DENIED_TIME', completedTourKey('jmills')]
  expect(kept.every(outlastsSignIn)).toBe(true)
  expect([...accessKeys, 'UNRELATED', 'X_TOUR_COMPLETED_jmills', ''].some(outlastsSignIn)).toBe(false)
})

it.each([
  [null, 'renew'],
  [0, 'ignore'],
  [9_999, 'ignore'],
  [10_000, 'deny'],
  [59_999, 'deny'],
  [60_000, 'renew'],
] as const)('a token that is refused %j ms after a renewal leads to: %s', (sinceRenewal, what) => {
  expect(afterRefusedToken(sinceRenewal)).toBe(what)
})
