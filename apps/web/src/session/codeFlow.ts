import { loginErrors, redirectFailedText } from '@retain/domain/session/authStatus'
import { readCodeReturn } from '@retain/domain/session/sign-in/codeReturn'
import { needsPage } from '@retain/domain/session/sign-in/signInRequest'
import type { User } from 'oidc-client-ts'
import { errorCodeOf, makeManager } from './codeManager'
import { pendingStates } from './pendingSignIn'
import type { GivenToken, MakeFlow } from './signInFlow'
import { SignInError } from './signInError'

/** Signs in by authorization code with PKCE, through oidc-client-ts. */
export const makeCodeFlow: MakeFlow = (config, origin) => {
  const manager = makeManager(config, origin)
  const givenTo = (user: User): GivenToken => givenBy(user, config.clientId)
  return {
    async askSilently() {
      try {
        const user = await manager.signinSilent({ nonce: crypto.randomUUID() })
        return user === null ? { kind: 'pageNeeded', code: 'no account' } : givenTo(user)
      } catch (error) {
        const code = errorCodeOf(error)
        if (code !== null && needsPage(code)) return { kind: 'pageNeeded', code }
        return { kind: 'failed', reason: code ?? messageOf(error) }
      }
    },

    async redirect() {
      if (config.authUrl === '') throw new SignInError(loginErrors.authUrlMissing)
      await manager.signinRedirect({ nonce: crypto.randomUUID(), prompt: 'login' })
    },

    async receive(url) {
      const read = readCodeReturn(new URL(url).search, pendingStates())
      if (read.kind === 'start') return { kind: 'nothingPending' }
      if (read.kind === 'error') return { kind: 'loginError', message: read.message }
      try {
        return givenTo(await manager.signinRedirectCallback(url))
      } catch (error) {
        const message = messageOf(error).includes('nonce') ? loginErrors.nonceMismatch : redirectFailedText
        return { kind: 'loginError', message }
      }
    },

    async endSession() {
      // Without the user in the library the id token stays out of the address; the client id is hint enough.
      await manager.removeUser()
      await manager.signoutRedirect()
    },
  }
}

const nowSeconds = (): number => Date.now() / 1000

/** @throws Error for an id token that was made for another client, which the library does not look at. */
function givenBy(user: User, clientId: string): GivenToken {
  const { aud } = user.profile
  if (![aud].flat().includes(clientId)) throw new Error('The id token was made for another client')
  const expiresAt = user.expires_at ?? nowSeconds()
  return {
    kind: 'token',
    sub: user.profile.sub,
    token: {
      accessToken: user.access_token,
      idToken: user.id_token ?? '',
      tokenType: user.token_type,
      scope: user.scope ?? '',
      expiresIn: Math.ceil(expiresAt - nowSeconds()),
      expiresAt,
    },
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown')
