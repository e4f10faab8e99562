import * as E from 'fp-ts/Either'
import { printQuery } from '../../text/addressQuery'
import { loginErrors } from '../authStatus'
import { routes } from '../routes/routes'

/** The client id where the configuration names no other (S-710, O-553). */
export const usualClientId = 'equity'

/** What is asked of the identity server: five scopes (S-083, S-710, O-554). */
export const signInScope = 'openid equity profile.full roles equity.stores'

/** The response type of the implicit flow (S-084, O-555). */
export const implicitResponseType = 'id_token token'

/** The error codes of a silent request that need the user's interaction: a redirect follows (S-079). */
export const pageNeededCodes = ['consent_required', 'interaction_required', 'login_required'] as const

/**
 * Whether the error code of a silent request asks for a redirect; every other one is only logged (S-079, S-081).
 *
 * @example needsPage('login_required') // true
 */
export const needsPage = (code: string): boolean => pageNeededCodes.some((known) => known === code)

/** What a request to sign in takes from the configuration. */
export interface SignInConfig {
  /** The address at which the identity server authorises. */
  readonly authUrl: string
  readonly clientId: string
  readonly acrValues: string
}

/** What is stored of a request until its answer is received (S-085, S-707). */
export interface PendingSignIn {
  readonly state: string
  readonly nonce: string
}

/** One sign-in request: it prompts by redirect, and must not when it is silent (S-088, S-709). */
export interface SignInAttempt extends PendingSignIn {
  /** This site, such as `https://retain.example`. */
  readonly origin: string
  readonly isSilent: boolean
}

/**
 * The address that asks the identity server for tokens by the implicit flow (S-082 to S-088, O-553 to O-555, D-62).
 *
 * @returns left the login error for a missing address or missing acr values (S-100, S-101, S-714).
 * @example signInUrl({ authUrl: '', clientId: 'equity', acrValues: 'x' }, attempt) // E.left('AuthUrl prop is not set')
 */
export function signInUrl(
  { authUrl, clientId, acrValues }: SignInConfig,
  { origin, isSilent, state, nonce }: SignInAttempt,
): E.Either<string, string> {
  if (authUrl.trim() === '') return E.left(loginErrors.authUrlMissing)
  if (acrValues.trim() === '') return E.left(loginErrors.acrValuesMissing)
  const query = printQuery({
    client_id: clientId,
    scope: signInScope,
    response_type: implicitResponseType,
    redirect_uri: `${origin}${isSilent ? routes.authSilent.path : routes.auth.path}`,
    state,
    nonce,
    acr_values: acrValues,
    prompt: isSilent ? 'none' : 'login',
  })
  return E.right(`${authUrl}${authUrl.includes('?') ? '&' : '?'}${query}`)
}
