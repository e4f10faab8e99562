import { addDays } from '../calendar/dayRange'
import type { Instant } from '../calendar/instant'
import type { Permission } from '../session/user/permissions'

/** What the list of people says of one of them. */
export interface Person {
  readonly userName: string
  readonly fullName: string
  readonly email: string | null
  /** By the stores' own lists; `null` for somebody on none of them. */
  readonly job: Job | null
  /** The permissions of the last token; none when there was no token yet. */
  readonly permissions: readonly Permission[]
  /** The names of the stores, of the token or of the stores' own lists, in their order. */
  readonly storeNames: readonly string[]
  /** When the identity server issued the last token that came with a call; `null` when it has not told of the person yet. */
  readonly toldAt: Instant | null
  readonly isActive: boolean
}

/** What somebody does at a store, as far as the store's list says it. */
export type Job = 'salesperson' | 'staff'

/** The jobs in words. */
export const jobLabels: Readonly<Record<Job, string>> = { salesperson: 'Salesperson', staff: 'Staff' }

/** A store in which somebody may work or works. */
export interface PersonStore {
  readonly hyperionId: string
  readonly name: string
  /** The last token names it: permissions count here. */
  readonly isGranted: boolean
  /** By the store's own list of people; `null` for somebody who is not on it. */
  readonly job: Job | null
  /** Switched off, nobody works in it. */
  readonly isEnabled: boolean
}

/** Somebody with all that is known of what they may do. */
export interface PersonDetail extends Omit<Person, 'storeNames' | 'job'> {
  readonly phone: string | null
  /** Those that the reader may see, in their order. */
  readonly stores: readonly PersonStore[]
  /** How many more there are, of which the reader may not see anything. */
  readonly hiddenStores: number
  /** The claims of the token that permissions and stores are read from. */
  readonly claims: { readonly permissions: string; readonly stores: string }
}

/** Somebody who had a permission in the last token, with the codes of its stores that the reader may see, and when it was issued. */
export interface PermissionHolder {
  readonly userName: string
  readonly fullName: string
  readonly hyperionIds: readonly string[]
  readonly toldAt: Instant
}

/** For so many days after the last token somebody counts as active. */
export const activeDays = 90

/**
 * Whether somebody still works with Retain: on the list of a store, or there in the last 90 days.
 *
 * @example isActivePerson({ isListed: false, toldAt: '2026-01-02T10:00:00.000Z' }, '2026-11-27T10:00:00.000Z') // false
 */
export const isActivePerson = (
  { isListed, toldAt }: { readonly isListed: boolean; readonly toldAt: Instant | null },
  now: Instant,
): boolean => isListed || (toldAt !== null && addDays(toldAt, activeDays) >= now)

/** What stands where the identity server has not told of somebody yet. */
export const notToldText = 'Not told yet'

/**
 * Names in a few words: up to three of them, of more the first two and how many follow.
 *
 * @example namesInShort(['Harborview', 'Blue Ridge', 'Peach State', 'Gulf']) // 'Harborview, Blue Ridge and 2 more'
 */
export const namesInShort = (names: readonly string[]): string =>
  names.length <= 3 ? names.join(', ') : `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`
