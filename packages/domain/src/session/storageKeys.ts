import { completedTourPrefix } from '../tour/completedTourKey'

/** The names under which the session keeps things in local storage (S-106, S-721). */
export const storageKeys = {
  profile: 'PROFILE',
  token: 'TOKEN',
  auth: 'AUTH',
  accessToken: 'ACCESS_TOKEN',
  idToken: 'ID_TOKEN',
  redirectUrl: 'REDIRECT_URL',
  store: 'STORE',
  accessDeniedTime: 'ACCESS_DENIED_TIME',
} as const

/**
 * The entries that hold the access. They are removed when a token fails, when a denial removes the access, and on
 * signing out (S-111, S-117, S-750).
 */
export const accessKeys = [
  storageKeys.profile,
  storageKeys.token,
  storageKeys.auth,
  storageKeys.accessToken,
  storageKeys.idToken,
] as const

/** The entries that signing out removes: the access and the address that was wanted. The chosen store stays (S-750). */
export const signedOutKeys = [...accessKeys, storageKeys.redirectUrl] as const

const keptOverSignIn: readonly string[] = [
  storageKeys.redirectUrl,
  storageKeys.store,
  storageKeys.accessDeniedTime,
]

/**
 * Whether an entry of local storage outlasts the clearing by `/auth`: the wanted address, the chosen store, the time of the
 * last denial and what of the tour is completed, of every user (S-023, S-707).
 *
 * @example outlastsSignIn('TOUR_COMPLETED_jmills') // true
 */
export const outlastsSignIn = (key: string): boolean =>
  keptOverSignIn.includes(key) || key.startsWith(completedTourPrefix)

/** The stored token (S-104). `expiresAt` is in seconds since 1970. */
export interface StoredToken {
  readonly accessToken: string
  readonly idToken: string
  readonly tokenType: string
  readonly scope: string
  readonly expiresIn: number
  readonly expiresAt: number
}

/** The stored store (S-109). */
export interface StoredStore {
  readonly id: string
  readonly name: string
  readonly utcOffset: string
}
