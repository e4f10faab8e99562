import { redirectFailedText } from '@retain/domain/session/authStatus'
import { isExpired } from '@retain/domain/session/sessionRules'
import { isRenewalDue } from '@retain/domain/session/sign-in/tokenRenewal'
import type { StoredToken } from '@retain/domain/session/storageKeys'
import type { IdentityClient, LossReason, ReceiveOutcome, SilentOutcome } from './identityClient'
import { oneAtATime } from './oneAtATime'
import { watchOtherTabs } from './otherTabs'
import type { FlowConfig, GivenToken, MakeFlow, SignInFlow } from './signInFlow'
import { storedAuth } from './storedAuth'

const nowSeconds = (): number => Date.now() / 1000

/**
 * Signs in by one of the flows, and keeps what it gives.
 *
 * @param loadFlow fetches the code of the flow, which a reload with a good token does without.
 * @example makeIdentityClient(config, async () => (await import('./codeFlow')).makeCodeFlow)
 */
export function makeIdentityClient(config: FlowConfig, loadFlow: () => Promise<MakeFlow>): IdentityClient {
  let onLoss: (reason: LossReason) => void = () => undefined
  const tabs = watchOtherTabs((reason) => onLoss(reason))

  let flow: SignInFlow | null = null
  const openFlow = async () => (flow ??= (await loadFlow())(config, window.location.origin))

  const keep = ({ token, sub }: GivenToken): { readonly kind: 'signedIn' } => {
    storedAuth.keep(token, { authUrl: config.authUrl, clientId: config.clientId, sub })
    if (!tabs.worksFor(sub)) onLoss('replaced')
    return { kind: 'signedIn' }
  }

  const ownToken = (): StoredToken | null => storedAuth.ownToken(config)

  const signInSilently = async (): Promise<SilentOutcome> => {
    try {
      const answer = await (await openFlow()).askSilently()
      return answer.kind === 'token' ? keep(answer) : answer
    } catch {
      return { kind: 'failed', reason: 'The code for signing in could not be fetched' }
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

    redirectToSignIn: async () => (await openFlow()).redirect(),

    receive: once(async (url: string): Promise<ReceiveOutcome> => {
      // What was sent stands in no history, and is in nobody's sight, while it is looked at.
      window.history.replaceState(window.history.state, '', new URL(url).pathname)
      storedAuth.clearForSignIn()
      const answer = await openFlow()
        .then((opened) => opened.receive(url))
        .catch(() => ({ kind: 'loginError', message: redirectFailedText }) as const)
      if (answer.kind === 'token') return keep(answer)
      storedAuth.removeAccess()
      return answer
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
      await (await openFlow()).endSession()
    },

    removeAccess: storedAuth.removeAccess,
    reload: () => window.location.reload(),
    onLost: (callback) => {
      onLoss = callback
    },
  }
}

/** Returns the same promise for the same argument: React may run an effect twice, and an answer is good once. */
function once<A>(work: (argument: string) => Promise<A>): (argument: string) => Promise<A> {
  let last: { readonly argument: string; readonly answer: Promise<A> } | null = null
  return (argument) => {
    if (last?.argument !== argument) last = { argument, answer: work(argument) }
    return last.answer
  }
}
