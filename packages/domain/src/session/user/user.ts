import type { Permission } from './permissions'

/** A store that the profile names, as the identity server words it (S-119). */
export interface ProfileStore {
  readonly storeCode: string
  readonly name: string
  /** Such as `-05:00`; numbers are accepted as S-818 says. */
  readonly timeZoneOffset: string
}

/** The sign-in answer: who the user is and what the profile grants (getUserAccess). */
export interface UserAccess {
  readonly authorities: readonly string[]
  readonly stores: readonly ProfileStore[]
  readonly email: string | null
  readonly userName: string
  readonly givenName: string | null
  readonly familyName: string | null
  readonly phone: string | null
  readonly phoneExt: string | null
  readonly mobile: string | null
  readonly picture: string | null
  readonly pictureContent: string | null
  readonly sub: string
  readonly profile: { readonly signature: string | null }
}

/** A store that the user may work in (S-157). */
export interface Store {
  readonly hyperionId: string
  readonly name: string
  readonly utcOffset: string
  readonly logoUrl: string | null
}

/** A store as the user's profile names it, before its logo is known. */
export type UserStore = Omit<Store, 'logoUrl'>

/** The signed-in user (S-118 to S-124). Roles are a set: each authority once. */
export interface User {
  readonly roles: readonly Permission[]
  readonly stores: readonly UserStore[]
  readonly email: string | null
  readonly userName: string
  readonly givenName: string | null
  readonly familyName: string | null
  readonly fullName: string
  readonly phone: string | null
  readonly phoneClean: string | null
  readonly phoneExt: string | null
  readonly mobile: string | null
  readonly mobileClean: string | null
  readonly picture: string | null
  readonly pictureContent: string | null
  readonly sub: string
  readonly profile: { readonly signature: string | null }
}
