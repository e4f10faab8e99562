import {
  accessKeys,
  outlastsSignIn,
  signedOutKeys,
  type StoredToken,
} from '@retain/domain/session/storageKeys'
import type { User } from '@retain/domain/session/user/user'
import { isRecord } from '@retain/domain/validation/record'
import { isDraftKey, localTexts, storageKeys, type StorageKey } from '../core/browser/storage'

/** Where a stored token comes from: another identity server, or another client of it, makes it worthless. */
export interface StoredOrigin {
  readonly authUrl: string
  readonly clientId: string
  /** The person. */
  readonly sub: string
}

/** What is read again of the stored profile. */
export type StoredProfile = Pick<User, 'sub' | 'roles' | 'stores'>

const isStore = (value: unknown): boolean =>
  isRecord(value) && ['hyperionId', 'name', 'utcOffset'].every((name) => typeof value[name] === 'string')

const isProfile = (value: unknown): value is StoredProfile =>
  isRecord(value) &&
  typeof value['sub'] === 'string' &&
  Array.isArray(value['roles']) &&
  value['roles'].every((role) => typeof role === 'string') &&
  Array.isArray(value['stores']) &&
  value['stores'].every(isStore)

/** What outlives the clearing by `/auth` besides what S-707 keeps; how this device looks, sounds and is used is nobody's secret. */
const alsoKept: ReadonlySet<string> = new Set<StorageKey>([
  storageKeys.theme,
  storageKeys.alertChoices,
  storageKeys.characterKeys,
  ...accessKeys,
])

/** What is typed is offered again after signing in. */
const isKept = (key: string): boolean => outlastsSignIn(key) || alsoKept.has(key) || isDraftKey(key)

const isToken = (value: unknown): value is StoredToken =>
  isRecord(value) &&
  ['accessToken', 'idToken', 'tokenType', 'scope'].every((name) => typeof value[name] === 'string') &&
  ['expiresIn', 'expiresAt'].every((name) => typeof value[name] === 'number')

const isOrigin = (value: unknown): value is StoredOrigin =>
  isRecord(value) && ['authUrl', 'clientId', 'sub'].every((name) => typeof value[name] === 'string')

/**
 * The one place where what signing in leaves behind is kept, in the entries of S-104 to S-108 and S-721, whichever flow
 * is in use. Whatever cannot be read counts as absent.
 */
export const storedAuth = {
  token: (): StoredToken | null => {
    const token = localTexts.readJson(storageKeys.token)
    return isToken(token) ? token : null
  },

  origin: (): StoredOrigin | null => {
    const origin = localTexts.readJson(storageKeys.auth)
    return isOrigin(origin) ? origin : null
  },

  /** The token of this client of this identity server, whether or not it is still good. */
  ownToken: ({ authUrl, clientId }: Pick<StoredOrigin, 'authUrl' | 'clientId'>): StoredToken | null => {
    const from = storedAuth.origin()
    return from?.authUrl === authUrl && from.clientId === clientId ? storedAuth.token() : null
  },

  /** Who signed in with the stored token, as the last start found them; for what is asked ahead, never for what is shown. */
  profile: (): StoredProfile | null => {
    const profile = localTexts.readJson(storageKeys.profile)
    return isProfile(profile) && profile.sub === storedAuth.origin()?.sub ? profile : null
  },

  keep: (token: StoredToken, origin: StoredOrigin): void => {
    localTexts.write(storageKeys.auth, JSON.stringify(origin))
    localTexts.write(storageKeys.accessToken, token.accessToken)
    localTexts.write(storageKeys.idToken, token.idToken)
    localTexts.write(storageKeys.token, JSON.stringify(token))
  },

  keepProfile: (user: User): void => localTexts.write(storageKeys.profile, JSON.stringify(user)),

  /** Forgets token, profile and auth; the saved address, the chosen store and the time of the last denial stay. */
  removeAccess: (): void => {
    for (const key of accessKeys) localTexts.write(key, null)
  },

  /** Removes what signing out ends: the access and the requested address; the chosen store stays (S-750). */
  removeOnSignOut: (): void => {
    for (const key of signedOutKeys) localTexts.write(key, null)
  },

  /**
   * What `/auth` does first: forgets everything in this site's storage but what S-707 keeps. The old access stays until
   * the new one takes its place, so that other tabs do not lose theirs for that moment.
   */
  clearForSignIn: (): void => {
    try {
      for (const key of Object.keys(window.localStorage))
        if (!isKept(key)) window.localStorage.removeItem(key)
    } catch {
      // Storage is forbidden: there is nothing in it.
    }
  },

  /** The address that was requested when sign-in began. */
  redirectUrl: (): string | null => localTexts.read(storageKeys.redirectUrl),
  rememberRedirectUrl: (url: string | null): void => localTexts.write(storageKeys.redirectUrl, url),

  /** When a call was last denied, in milliseconds since 1970 (S-718). */
  deniedAt: (): number | null => {
    const time = localTexts.readJson(storageKeys.accessDeniedTime)
    return typeof time === 'number' ? time : null
  },
  rememberDenial: (time: number): void => localTexts.write(storageKeys.accessDeniedTime, String(time)),
}
