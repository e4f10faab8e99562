import { phoneDigits } from '../../contact-info/phone'
import { permissions, type Permission } from './permissions'
import type { ProfileStore, User, UserAccess, UserStore } from './user'

/** A store of the profile: hyperionId from the store code, utcOffset from the time-zone offset (S-119). */
const toStore = ({ storeCode, name, timeZoneOffset }: ProfileStore): UserStore => ({
  hyperionId: storeCode,
  name,
  utcOffset: timeZoneOffset,
})

/**
 * The permissions among the granted authorities, each once (S-118); other systems' authorities are ignored, and so is
 * what is no text.
 *
 * @example knownPermissions(['Opportunity_Application_Access', 'Payroll_Access']) // ['Opportunity_Application_Access']
 */
export const knownPermissions = (authorities: readonly unknown[]): readonly Permission[] =>
  permissions.filter((permission) => authorities.includes(permission))

const namesOf = ({ givenName, familyName }: Pick<UserAccess, 'givenName' | 'familyName'>): string[] =>
  [givenName, familyName].flatMap((name) => (name?.trim() ? [name.trim()] : []))

/**
 * The full name of somebody, which is the user name when no name is known (S-722).
 *
 * @example fullNameOf({ givenName: 'Jordan', familyName: 'Mills', userName: 'jmills' }) // 'Jordan Mills'
 */
export const fullNameOf = (user: Pick<User, 'givenName' | 'familyName' | 'userName'>): string =>
  namesOf(user).join(' ') || user.userName

/**
 * The signed-in user from the sign-in answer (S-118 to S-124): roles as a set, stores with their codes, phones with
 * their digits, and the full name, which is the user name when no name is known (S-722).
 */
export function toUser(access: UserAccess): User {
  const { authorities, stores, phone, mobile, ...same } = access
  return {
    ...same,
    roles: knownPermissions(authorities),
    stores: stores.map(toStore),
    fullName: fullNameOf(access),
    phone,
    phoneClean: phone === null ? null : phoneDigits(phone),
    mobile,
    mobileClean: mobile === null ? null : phoneDigits(mobile),
  }
}

/**
 * The letters in the circle of the user menu: the first of each name, else the first of the user name (S-722).
 *
 * @example initials({ givenName: 'Jordan', familyName: 'Mills', userName: 'jmills' }) // 'JM'
 */
export function initials(user: Pick<User, 'givenName' | 'familyName' | 'userName'>): string {
  const names = namesOf(user)
  const firstLetter = (name: string): string => [...name][0] ?? ''
  return (names.length > 0 ? names : [user.userName]).map(firstLetter).join('').toUpperCase()
}
