import type { StoredToken } from '@retain/domain/session/storageKeys'
import type { IdentityClient } from '../session/identityClient'
import { storedAuth } from '../session/storedAuth'
import { config } from './fixtures'

const token: StoredToken = {
  accessToken: 'token-of-ann',
  idToken: 'id-token-of-ann',
  tokenType: 'Bearer',
  scope: 'openid',
  expiresIn: 900,
  expiresAt: 4_102_444_800,
}

/** An identity client without an identity server: a user is signed in, or none is. It records its calls. */
export function fakeIdentity(isSignedIn: boolean) {
  let isIn = isSignedIn
  const asked: string[] = []
  const ask = <Answer>(name: string, answer: () => Answer) => {
    asked.push(name)
    return answer()
  }
  const leave = () => {
    isIn = false
    storedAuth.removeAccess()
  }
  if (isSignedIn) storedAuth.keep(token, { authUrl: config.authUrl, clientId: config.clientId, sub: 'u-1' })
  const client: IdentityClient & { readonly asked: readonly string[] } = {
    asked,
    restore: () => (isIn ? token : null),
    signInSilently: () =>
      ask('signInSilently', () => Promise.resolve({ kind: 'pageNeeded', code: 'login_required' } as const)),
    redirectToSignIn: () => ask('redirectToSignIn', () => Promise.resolve()),
    receive: () => Promise.resolve({ kind: 'nothingPending' }),
    accessToken: () => Promise.resolve(isIn ? token.accessToken : null),
    renew: () => ask('renew', () => Promise.resolve(false)),
    signOut: () => ask('signOut', () => Promise.resolve(leave())),
    removeAccess: () => ask('removeAccess', leave),
    reload: () => ask('reload', () => undefined),
    onLost: () => undefined,
  }
  return client
}
