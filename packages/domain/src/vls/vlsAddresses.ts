import { routes } from '../session/routes/routes'

/** The name of the token in addresses. */
const tokenName = 'token'

const withToken = (path: string, token: string): string => `${path}?${tokenName}=${encodeURIComponent(token)}`

/**
 * Where the demonstration's listing service shows its stock to the holder of a token.
 *
 * @example vlsListingAddress('abc') // '/VlsListing?token=abc'
 */
export const vlsListingAddress = (token: string): string => withToken(routes.vlsListing.path, token)

/**
 * Where the listing service returns to: it carries the token and nothing else (D-16).
 *
 * @example vlsReturnAddress('abc') // '/Vls?token=abc'
 */
export const vlsReturnAddress = (token: string): string => withToken(routes.vls.path, token)

/**
 * The token of an address; `null` where it has none.
 *
 * @param search the part from the question mark on.
 * @example vlsTokenOf('?token=abc') // 'abc'
 */
export function vlsTokenOf(search: string): string | null {
  const [, token = ''] = new RegExp(`[?&]${tokenName}=([^&#]+)`).exec(search) ?? []
  try {
    return token === '' ? null : decodeURIComponent(token)
  } catch {
    return null
  }
}
