import { isRecord } from '../../validation/record'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** The bytes of a base64url text, each as one character; `null` for a text that is none. */
function bytesOf(text: string): string | null {
  let bytes = ''
  let held = 0
  let bits = 0
  for (const letter of text) {
    const value = alphabet.indexOf(letter)
    if (value < 0) return null
    held = ((held << 6) | value) & 0xffff
    bits += 6
    if (bits >= 8) {
      bits -= 8
      bytes += String.fromCharCode((held >> bits) & 0xff)
    }
  }
  return bytes
}

/**
 * A text among the claims of an id token; `null` when the token is none or does not claim it. The server checks
 * the signature: here a claim is only compared with the request. Texts beyond ASCII are not decoded.
 *
 * @example tokenClaim(idToken, 'nonce') // 'n-1'
 */
export function tokenClaim(idToken: string, name: string): string | null {
  const bytes = bytesOf(idToken.split('.')[1] ?? '')
  try {
    const claims: unknown = JSON.parse(bytes ?? 'null')
    const claim = isRecord(claims) && Object.hasOwn(claims, name) ? claims[name] : null
    return typeof claim === 'string' ? claim : null
  } catch {
    return null // no JSON: no token
  }
}
