import { discover, signInDocument } from '@retain/api-client/identity'
import { restoreMessage } from '@retain/domain/session/authStatus'
import { routes } from '@retain/domain/session/routes/routes'
import { signInUrl, needsPage, type PendingSignIn } from '@retain/domain/session/sign-in/signInRequest'
import { readSignInReturn, refusalOf } from '@retain/domain/session/sign-in/signInReturn'
import { printQuery } from '@retain/domain/text/addressQuery'
import * as E from 'fp-ts/Either'
import type { JWTVerifyGetKey } from 'jose'
import { throughHiddenFrame } from './hiddenFrame'
import { keysAt, verifiedSubject } from './idToken'
import { pendingSignIn } from './pendingSignIn'
import type { FlowConfig, GivenToken, MakeFlow } from './signInFlow'
import { SignInError } from './signInError'

const newRequest = (): PendingSignIn => ({ state: crypto.randomUUID(), nonce: crypto.randomUUID() })

/** What is known of the identity server. */
const openServer = async ({ authUrl }: FlowConfig) => {
  const document = await discover(authUrl, signInDocument, window.fetch.bind(window))
  return { ...document, keys: keysAt(document.jwks_uri) }
}

interface Server {
  readonly issuer: string
  readonly authorization_endpoint: string
  readonly end_session_endpoint?: string
  readonly keys: JWTVerifyGetKey
}

/** Signs in by the implicit flow: both tokens come back in the fragment of the address (S-007, S-084, docs/adr/0023). */
export const makeImplicitFlow: MakeFlow = (config, origin) => {
  let server: Server | null = null
  const known = async () => (server ??= await openServer(config))

  const addressOf = async (request: PendingSignIn, isSilent: boolean): Promise<string> => {
    const attempt = { origin, isSilent, ...request }
    // What is not configured is said before anybody is asked.
    orSignInError(signInUrl(config, attempt))
    const authUrl = (await known()).authorization_endpoint
    return orSignInError(signInUrl({ ...config, authUrl }, attempt))
  }

  /** Takes what the fragment holds for this request. */
  const taken = async (
    url: string,
    request: PendingSignIn | null,
  ): Promise<
    GivenToken | { readonly kind: 'nothingPending' } | { readonly kind: 'loginError'; message: string }
  > => {
    const read = readSignInReturn(new URL(url).hash, request, Date.now() / 1000)
    if (request === null || read.kind === 'start') return { kind: 'nothingPending' }
    if (read.kind === 'error') return { kind: 'loginError', message: read.message }
    const { idToken, accessToken } = read.token
    try {
      const { issuer, keys } = await known()
      const { clientId } = config
      const sub = await verifiedSubject(idToken, {
        issuer,
        clientId,
        nonce: request.nonce,
        accessToken,
        keys,
      })
      return { kind: 'token', token: read.token, sub }
    } catch {
      return { kind: 'loginError', message: restoreMessage('tokenInvalid').message }
    }
  }

  return {
    async askSilently() {
      const request = newRequest()
      try {
        const returned = await throughHiddenFrame(await addressOf(request, true))
        const code = refusalOf(new URL(returned).hash, request)
        if (code !== null)
          return needsPage(code) ? { kind: 'pageNeeded', code } : { kind: 'failed', reason: code }
        const answer = await taken(returned, request)
        if (answer.kind === 'token') return answer
        return { kind: 'failed', reason: answer.kind === 'loginError' ? answer.message : answer.kind }
      } catch (error) {
        if (error instanceof SignInError) return { kind: 'loginError', message: error.message }
        return { kind: 'failed', reason: error instanceof Error ? error.message : 'unknown' }
      }
    },

    async redirect() {
      const request = newRequest()
      const address = await addressOf(request, false)
      pendingSignIn.keep(request)
      window.location.assign(address)
    },

    // The request is forgotten before its answer is looked at, so that no answer is taken twice.
    receive: (url) => taken(url, pendingSignIn.take()),

    async endSession() {
      const { end_session_endpoint: address } = await known()
      const backTo = `${origin}${routes.logout.path}`
      const query = printQuery({ client_id: config.clientId, post_logout_redirect_uri: backTo })
      window.location.assign(address === undefined ? backTo : `${address}?${query}`)
    },
  }
}

function orSignInError(url: E.Either<string, string>): string {
  if (E.isLeft(url)) throw new SignInError(url.left)
  return url.right
}
