import Keygrip from 'keygrip'
import { Provider, interactionPolicy, type Configuration, type KoaContextWithOIDC } from 'oidc-provider'
import type { AppConfig } from '@retain/api-client/config'
import type { Instant } from '@retain/domain/calendar/instant'
import type { Database } from '../db/schema/schema'
import { demoPersonOf } from './demoPeople'
import type { IdentitySecrets } from './identitySecrets'
import { errorPage, signOutPage } from './pages'
import { personClaims } from './personClaims'
import { recordAdapter } from './recordAdapter'

/** The resource that access tokens are made for. Its audience is configured; the indicator has to be an address. */
const api = 'urn:retain:api'

const apiScopes = 'equity profile.full roles equity.stores'

/** The scopes that Retain asks for (S-083, S-710). */
export const scopes = `openid ${apiScopes}`

type SignInFlow = AppConfig['signInFlow']

const [hour, day] = [60 * 60, 24 * 60 * 60]

/** A session ends when it was not used for this long, and so long after signing in, in seconds. */
export const sessionSeconds = { unused: 12 * hour, most: 14 * day } as const

/** How long a session that was signed in at `loginTs` lasts when it is used `now`, in seconds since 1970. */
export const sessionLife = (loginTs: number, now: number): number =>
  Math.max(1, Math.min(sessionSeconds.unused, loginTs + sessionSeconds.most - now))

/** How long things last, in seconds. */
const ttl = {
  Grant: 14 * day,
  Interaction: hour,
  AuthorizationCode: 60,
  IdToken: hour,
}

/** What the embedded identity server has to know. */
export interface ProviderOptions {
  readonly db: Database
  /** The address of the app, without a slash at the end; the issuer is `{publicUrl}/oidc`. */
  readonly publicUrl: string
  /** Where else the app may run: the development server. */
  readonly otherOrigins: readonly string[]
  readonly clientId: string
  /** How the web app signs in; it may do so in no other way. */
  readonly signInFlow: SignInFlow
  readonly audience: string
  /** The `acr` that a person can be chosen with: choosing counts as the first of them that the request asks for. */
  readonly acr: readonly string[]
  readonly accessTokenSeconds: number
  readonly now: () => Instant
}

/** What a flow asks for, and the grant that it is. */
const flows = {
  code: { response: 'code', grant: 'authorization_code' },
  implicit: { response: 'id_token token', grant: 'implicit' },
} as const satisfies Readonly<Record<SignInFlow, object>>

/** Makes the provider: one public client with one flow, JWT access tokens for the API, no question of consent. */
export function makeProvider(options: ProviderOptions, secrets: IdentitySecrets): Provider {
  const provider = new Provider(`${options.publicUrl}/oidc`, configurationOf(options, secrets))
  // Addresses are made from the public address, which may be https although a proxy speaks http to us.
  provider.proxy = true
  if (options.signInFlow === 'implicit') allowImplicitAtHome(provider)
  return provider
}

/** The library wants https for the implicit flow; the demonstration runs at the address that PUBLIC_URL names, whatever that is. */
function allowImplicitAtHome(provider: Provider): void {
  const { Schema } = provider.Client as unknown as { readonly Schema: { readonly prototype: ClientCheck } }
  const { invalidate } = Schema.prototype
  Schema.prototype.invalidate = function (message, code) {
    if (code === 'implicit-force-https' || code === 'implicit-forbid-localhost') return
    invalidate.call(this, message, code)
  }
}

/** What the library calls with each fault of a client; missing from its types. */
interface ClientCheck {
  invalidate: (this: ClientCheck, message: string, code?: string) => void
}

function configurationOf(options: ProviderOptions, secrets: IdentitySecrets): Configuration {
  const { db, now, publicUrl } = options
  const { response, grant } = flows[options.signInFlow]
  const appOrigins = [publicUrl, ...options.otherOrigins]
  return {
    adapter: recordAdapter(db, now),
    clients: [
      {
        client_id: options.clientId,
        client_name: 'Retain',
        token_endpoint_auth_method: 'none',
        grant_types: [grant],
        response_types: [response],
        redirect_uris: appOrigins.flatMap((origin) => [`${origin}/auth`, `${origin}/auth/silent`]),
        post_logout_redirect_uris: appOrigins.map((origin) => `${origin}/Logout`),
      },
    ],
    clientBasedCORS: (_context, origin) => appOrigins.includes(origin),
    scopes: scopes.split(' '),
    claims: { openid: ['sub'] },
    acrValues: [...options.acr],
    responseTypes: [response],
    pkce: { required: () => true },
    jwks: { keys: [...secrets.signingKeys] },
    cookies: {
      keys: new Keygrip(secrets.cookieKeys, 'sha256'),
      names: cookieNames(publicUrl),
    },
    ttl: {
      ...ttl,
      Session: (_context, { loginTs = epochSeconds() }) => sessionLife(loginTs, epochSeconds()),
      AccessToken: options.accessTokenSeconds,
    },
    interactions: {
      url: (_context, { uid }) => `/oidc/interaction/${uid}`,
      policy: withoutConsent(),
    },
    loadExistingGrant: grantEverything,
    findAccount: (_context, sub) =>
      demoPersonOf(sub) === null ? undefined : { accountId: sub, claims: () => ({ sub }) },
    extraTokenClaims: async (context, token) => {
      const person = 'accountId' in token ? demoPersonOf(token.accountId) : null
      if (person === null) return undefined
      return { ...signInClaims(context), ...(await personClaims(db, person, now())) }
    },
    renderError: (context, { error }) => {
      context.type = 'html'
      context.body = errorPage(`The identity server could not go on (${error}).`, publicUrl)
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          context.body = signOutPage(
            form.replace('</form>', '<input type="hidden" name="logout" value="yes"></form>'),
          )
        },
        postLogoutSuccessSource: (context) => context.redirect(`${publicUrl}/Logout`),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => api,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: apiScopes,
          audience: options.audience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: options.accessTokenSeconds,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
  }
}

/** How and when the bearer of an access token signed in (RFC 9068): as the code says it, or the session in the implicit flow. */
function signInClaims({ oidc }: KoaContextWithOIDC) {
  const { AuthorizationCode: code } = oidc.entities
  const acr = code?.acr ?? oidc.session?.acr
  return { auth_time: code?.authTime ?? oidc.session?.authTime(), ...(acr === undefined ? {} : { acr }) }
}

const epochSeconds = (): number => Math.floor(Date.now() / 1000)

/**
 * The names of the cookies. Over https no other host, and nothing but this server's https, can set one of these names; those of a
 * sign-in under way belong to one path and cannot be named after the host.
 */
const cookieNames = (publicUrl: string) => {
  const [ofHost, ofPath] = publicUrl.startsWith('https:') ? ['__Host-', '__Secure-'] : ['', '']
  return {
    session: `${ofHost}retain_identity`,
    interaction: `${ofPath}retain_sign_in`,
    resume: `${ofPath}retain_sign_in_resume`,
  }
}

/** Retain is the identity server's own app: nobody is asked whether it may know what it is for. */
function withoutConsent(): ReturnType<typeof interactionPolicy.base> {
  const policy = interactionPolicy.base()
  policy.remove('consent')
  return policy
}

/** The grant of this session, or a new one that holds everything Retain asks for. */
async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const { client, session, account, provider } = oidc
  if (client === undefined || session === undefined || account === undefined) return undefined

  const grantId = session.grantIdFor(client.clientId)
  const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId)
  if (existing !== undefined && existing.accountId === account.accountId) {
    // A grant must not end before the session that it belongs to, or renewing would start to fail.
    existing.exp = Math.max(existing.exp ?? 0, session.exp ?? 0)
    await existing.save()
    return existing
  }

  const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId })
  grant.addOIDCScope(scopes)
  grant.addResourceScope(api, apiScopes)
  await grant.save()
  return grant
}
