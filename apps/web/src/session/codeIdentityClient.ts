import type { AppConfig } from '@retain/api-client/config'
import { loginErrors, redirectFailedText } from '@retain/domain/session/authStatus'
import { isExpired } from '@retain/domain/session/sessionRules'
import { readCodeReturn } from '@retain/domain/session/sign-in/codeReturn'
import { needsPage } from '@retain/domain/session/sign-in/signInRequest'
import { isRenewalDue } from '@retain/domain/session/sign-in/tokenRenewal'
import type { StoredToken } from '@retain/domain/session/storageKeys'
import type { User, UserManager } from 'oidc-client-ts'
import type * as CodeManager from './codeManager'
import type { IdentityClient, LossReason, ReceiveOutcome, SilentOutcome } from './identityClient'
import { oneAtATime } from './oneAtATime'
import { watchOtherTabs } from './otherTabs'
import { pendingStates } from './pendingSignIn'
import { SignInError } from './signInError'
import { storedAuth } from './storedAuth'

type CodeConfig = Pick<AppConfig, 'authUrl' | 'clientId' | 'acrValues'>

const nowSeconds = (): number => Date.now() / 1000

/** Signs in by authorization code with PKCE, through oidc-client-ts. */
export function makeCodeIdentityClient(config: CodeConfig): IdentityClient {
  const { origin } = window.location
  let onLoss: (reason: LossReason) => void = () => undefined

  const tabs = watchOtherTabs((reason) => onLoss(reason))

  let library: Promise<typeof CodeManager> | null = null
  const load = () => (library ??= import('./codeManager'))
  let manager: UserManager | null = null
  const openManager = async () => (manager ??= (await load()).makeManager(config, origin))

  const keep = (user: User): void => {
    const { sub } = user.profile
    storedAuth.keep(tokenOf(user), { authUrl: config.authUrl, clientId: config.clientId, sub })
    if (!tabs.worksFor(sub)) onLoss('replaced')
  }

  const ownToken = (): StoredToken | null => storedAuth.ownToken(config)

  const signInSilently = async (): Promise<SilentOutcome> => {
    try {
      const user = await (await openManager()).signinSilent({ nonce: crypto.randomUUID() })
      if (user === null) return { kind: 'pageNeeded', code: 'no account' }
      keep(user)
      return { kind: 'signedIn' }
    } catch (error) {
      const code = (await load()).errorCodeOf(error)
      if (code !== null && needsPage(code)) return { kind: 'pageNeeded', code }
      return { kind: 'failed', reason: code ?? messageOf(error) }
    }
  }

  /** Requests a token in place of this one, unless another tab has received one meanwhile. */
  const replace = oneAtATime('retain-token-renewal', async (old: StoredToken | null): Promise<boolean> => {
    const present = ownToken()
    if (present !== null && present.accessToken !== old?.accessToken) return true
    const outcome = await signInSilently()
    if (outcome.kind === 'pageNeeded') {
      storedAuth.removeAccess()
      onLoss('ended')
    }
    return outcome.kind === 'signedIn'
  })

  return {
    restore() {
      const token = ownToken()
      if (token !== null && !isExpired(token.expiresAt, nowSeconds())) {
        tabs.worksFor(storedAuth.origin()?.sub ?? '')
        return token
      }
      storedAuth.removeAccess()
      return null
    },

    signInSilently,

    async redirectToSignIn() {
      if (config.authUrl === '') throw new SignInError(loginErrors.authUrlMissing)
      await (await openManager()).signinRedirect({ nonce: crypto.randomUUID(), prompt: 'login' })
    },

    receive: once(async (url: string): Promise<ReceiveOutcome> => {
      const read = readCodeReturn(new URL(url).search, pendingStates())
      storedAuth.clearForSignIn()
      if (read.kind !== 'answered') {
        storedAuth.removeAccess()
        return read.kind === 'start'
          ? { kind: 'nothingPending' }
          : { kind: 'loginError', message: read.message }
      }
      try {
        keep(await (await openManager()).signinRedirectCallback(url))
        return { kind: 'signedIn' }
      } catch (error) {
        storedAuth.removeAccess()
        const message = messageOf(error).includes('nonce') ? loginErrors.nonceMismatch : redirectFailedText
        return { kind: 'loginError', message }
      }
    }),

    async accessToken() {
      const token = ownToken()
      if (token === null) return null
      if (!isRenewalDue(token, nowSeconds())) return token.accessToken
      await replace(token)
      return ownToken()?.accessToken ?? null
    },

    renew: () => replace(ownToken()),

    async signOut() {
      storedAuth.removeOnSignOut()
      tabs.tellSignedOut()
      const open = await openManager()
      // Without the user in the library the id token stays out of the address; the client id is hint enough.
      await open.removeUser()
      await open.signoutRedirect()
    },

    removeAccess: storedAuth.removeAccess,
    reload: () => window.location.reload(),
    onLost: (callback) => {
      onLoss = callback
    },
  }
}

const tokenOf = (user: User): StoredToken => {
  const expiresAt = user.expires_at ?? nowSeconds()
  return {
    accessToken: user.access_token,
    idToken: user.id_token ?? '',
    tokenType: user.token_type,
    scope: user.scope ?? '',
    expiresIn: Math.ceil(expiresAt - nowSeconds()),
    expiresAt,
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown')

/** Returns the same promise for the same argument: React may run an effect twice, and a code is valid once. */
function once<A>(work: (argument: string) => Promise<A>): (argument: string) => Promise<A> {
  let last: { readonly argument: string; readonly answer: Promise<A> } | null = null
  return (argument) => {
    if (last?.argument !== argument) last = { argument, answer: work(argument) }
    return last.answer
  }
}
