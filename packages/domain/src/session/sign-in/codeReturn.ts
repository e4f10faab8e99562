import { readQuery } from '../../text/addressQuery'
import { loginErrors } from '../authStatus'

/** What a return to `/auth` leads to when the sign-in is by code. */
export type CodeReturn =
  /** No request is pending: the sign-in page starts over, without an error (S-708). */
  | { readonly kind: 'start' }
  /** The login error; it is shown, and nothing is tried by itself (S-713). */
  | { readonly kind: 'error'; readonly message: string }
  /** An answer to the pending request: a code to exchange, or the identity server's own error. */
  | { readonly kind: 'answered' }

const failed = (message: string): CodeReturn => ({ kind: 'error', message })

/**
 * What the identity server has sent back in the query of `/auth`, looked at before its code is exchanged: nothing at all,
 * what is no answer, and an answer to a foreign request are refused, with the texts of the implicit flow (S-095, S-097,
 * S-098, S-708, D-62). The nonce is part of the token and is compared once that is received.
 *
 * @param query with or without its question mark.
 * @param pending the states of the pending requests.
 * @example readCodeReturn('?code=c&state=s-1', ['s-1']) // { kind: 'answered' }
 */
export function readCodeReturn(query: string, pending: readonly string[]): CodeReturn {
  if (pending.length === 0) return { kind: 'start' }
  if (query.replace(/^\?/, '') === '') return failed(loginErrors.hashMissing)
  const values = readQuery(query)
  const state = values.get('state')
  if (state === undefined || !(values.has('code') || values.has('error')))
    return failed(loginErrors.hashUnreadable)
  return pending.includes(state) ? { kind: 'answered' } : failed(loginErrors.stateMismatch)
}
