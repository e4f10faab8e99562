import { readQuery } from '../../text/addressQuery'
import { loginErrors } from '../authStatus'
import type { StoredToken } from '../storageKeys'
import type { PendingSignIn } from './signInRequest'
import { tokenClaim } from './tokenClaims'

/** What a return to `/auth` leads to. */
export type SignInReturn =
  /** No request is pending: the sign-in page starts over, without an error (S-708). */
  | { readonly kind: 'start' }
  /** The login error; it is shown, and nothing is tried by itself (S-713). */
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'token'; readonly token: StoredToken }

const failed = (message: string): SignInReturn => ({ kind: 'error', message })

/**
 * What the identity server has sent back in the hash of `/auth`, compared with what was asked (S-095 to S-098, S-104,
 * S-708): the token to store, or the first thing that is wrong: no token, one that cannot be parsed, a foreign state, a
 * foreign nonce.
 *
 * @param hash with or without its `#`.
 * @param pending `null` when no sign-in is pending.
 * @param nowSeconds seconds since 1970, from which the life of the token is counted.
 * @example readSignInReturn('', pending, now) // { kind: 'error', message: 'Hash token is missing' }
 */
export function readSignInReturn(
  hash: string,
  pending: PendingSignIn | null,
  nowSeconds: number,
): SignInReturn {
  if (pending === null) return { kind: 'start' }
  const text = hash.replace(/^#/, '')
  const values = readQuery(text)
  if (text !== '' && values.size === 0) return failed(loginErrors.hashUnreadable)
  const value = (name: string): string => values.get(name) ?? ''
  if (!values.has('access_token') && !values.has('id_token')) return failed(loginErrors.hashMissing)

  const [accessToken, idToken, tokenType] = [value('access_token'), value('id_token'), value('token_type')]
  const isWhole = accessToken !== '' && idToken !== '' && tokenType !== ''
  if (!isWhole || !/^\d{1,9}$/.test(value('expires_in'))) return failed(loginErrors.hashUnreadable)
  if (value('state') !== pending.state) return failed(loginErrors.stateMismatch)
  if (tokenClaim(idToken, 'nonce') !== pending.nonce) return failed(loginErrors.nonceMismatch)

  const expiresIn = Number(value('expires_in'))
  const expiresAt = Math.floor(nowSeconds) + expiresIn
  return {
    kind: 'token',
    token: { accessToken, idToken, tokenType, scope: value('scope'), expiresIn, expiresAt },
  }
}

/**
 * The identity server's error code for this request, such as `login_required`; `null` when the hash holds none, or is the
 * answer to another request (S-079).
 *
 * @example refusalOf('#error=login_required&state=s-1', { state: 's-1', nonce: 'n-1' }) // 'login_required'
 */
export function refusalOf(hash: string, pending: PendingSignIn): string | null {
  const values = readQuery(hash.replace(/^#/, ''))
  const code = values.get('error') ?? ''
  return code !== '' && values.get('state') === pending.state ? code : null
}
