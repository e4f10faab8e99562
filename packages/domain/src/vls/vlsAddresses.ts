import { isVin } from '../vehicle/vin'
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

/** What the window of a visit has to know of the page that opened it. */
export interface VlsWindow {
  /** The own replacement is hidden, which leaves room for a third vehicle. */
  readonly hideReplacement: boolean
  /** The VINs that are shown there already. */
  readonly shownVins: readonly string[]
}

/**
 * The address of a window with what it has to know, which stands behind the `#`: no server is sent it.
 *
 * @example vlsWindowAddress('/VlsListing?token=abc', { hideReplacement: true, shownVins: [] }) // '/VlsListing?token=abc#hidden'
 */
export const vlsWindowAddress = (url: string, { hideReplacement, shownVins }: VlsWindow): string =>
  `${url}#${[...(hideReplacement ? [hiddenMark] : []), ...shownVins].join(',')}`

const hiddenMark = 'hidden'

/**
 * What stands behind the `#` of such an address.
 *
 * @example readVlsWindow('#hidden').hideReplacement // true
 */
export function readVlsWindow(hash: string): VlsWindow {
  const parts = hash.replace(/^#/, '').split(',')
  return { hideReplacement: parts.includes(hiddenMark), shownVins: parts.filter(isVin) }
}
