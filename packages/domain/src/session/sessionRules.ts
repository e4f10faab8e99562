import { routes } from './routes/routes'

/** Whether a token's expiry is earlier than now; one that ends in this second is still good (S-110, S-717). */
export const isExpired = (expiresAtSeconds: number, nowSeconds: number): boolean =>
  expiresAtSeconds < nowSeconds

/** The page after sign-in when no other address was requested (S-729). */
export const homePath = routes.app.path

const neverTargets = [routes.login.path, routes.auth.path, routes.logout.path, routes.accessDenied.path]

/** Whether an address is a path on this host: it begins with one slash and no browser parses a host out of it (S-716). */
export const isOwnPath = (address: string): boolean => /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(address)

/**
 * Where a completed sign-in goes: the saved address, or home when there is none, when it begins with /login, /auth,
 * /Logout or /access_denied, or when it would leave this host (S-092, S-093, S-716).
 *
 * @example redirectTarget('/app/contact') // '/app/contact'
 * @example redirectTarget('//example.com') // '/app'
 */
export function redirectTarget(saved: string | null): string {
  if (saved === null || !isOwnPath(saved)) return homePath
  const lower = saved.toLowerCase()
  return neverTargets.some((path) => lower.startsWith(path.toLowerCase())) ? homePath : saved
}

/** Whether no sign-in is tried at an address: one that contains "logout" or "access_denied", in any case (S-094, S-715). */
export const isAuthExempt = (url: string): boolean => /logout|access_denied/i.test(url)

/** Within this time of a denial, in milliseconds, a second one means that signing in again does not help (S-489). */
export const accessDeniedGrace = 60_000

/**
 * What a denied call (401 or 403) leads to: a first denial removes the access and reloads, one within 60 seconds of
 * the last goes to access-denied (S-116, S-117, S-718, S-720). The caller keeps the time of every denial.
 *
 * @param previousDenial milliseconds since 1970, `null` when there was none
 * @param now milliseconds since 1970
 */
export function staleAccess(previousDenial: number | null, now: number): 'accessDenied' | 'reload' {
  const passed = previousDenial === null ? Number.POSITIVE_INFINITY : now - previousDenial
  return passed >= 0 && passed <= accessDeniedGrace ? 'accessDenied' : 'reload'
}

/** For so long after a renewal, in milliseconds, pending calls with the old token may still fail. */
export const renewalSettling = 10_000

/** For so long after a renewal, in milliseconds, a token that is refused again is not renewed again. */
export const renewalGrace = 60_000

/**
 * What a call leads to whose token is refused (401): the token is renewed, once; right after a renewal the call had the
 * old token and is ignored; a short time after one the rule for denied calls applies (S-720, D-25).
 *
 * @param sinceRenewal milliseconds since the token was renewed; `null` when it never was.
 * @example afterRefusedToken(null) // 'renew'
 */
export function afterRefusedToken(sinceRenewal: number | null): 'ignore' | 'deny' | 'renew' {
  if (sinceRenewal === null || sinceRenewal >= renewalGrace) return 'renew'
  return sinceRenewal < renewalSettling ? 'ignore' : 'deny'
}
