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
