import { searchKey } from '../text/searchKey'
import { compareKeys, sortKey } from '../text/sortKey'
import type { UserStore } from './user/user'

/** The button that opens the list of stores (S-190). */
export const changeStoresText = 'Change Stores'
/** The placeholder of its search (S-192). */
export const searchStoreText = 'Search Store'
/** What the list shows when there is no store in it (S-194, S-723). */
export const noStoreText = 'No Store Access'

/**
 * The store to work in: the saved one while it is still among the user's stores, else the first of the profile, in the
 * profile's own order (S-133, S-724, S-725, S-008). `null` for a user without stores.
 *
 * @example chooseStore(user.stores, null) // the first store
 */
export const chooseStore = <Store extends { readonly hyperionId: string }>(
  stores: readonly Store[],
  savedHyperionId: string | null,
): Store | null => stores.find(({ hyperionId }) => hyperionId === savedHyperionId) ?? stores[0] ?? null

/**
 * The store to work in after the service was asked whether the wanted one is the user's: the next one of the profile where
 * it is not. A check that fails decides nothing (S-724). `null` where there is no other.
 *
 * @param isAssigned what the service answered; `undefined` when it did not.
 * @example checkedStore(har, [har, blr], false) // blr
 */
export const checkedStore = <Store extends { readonly hyperionId: string }>(
  wanted: Store,
  stores: readonly Store[],
  isAssigned: boolean | undefined,
): Store | null =>
  isAssigned === false ? (stores.find(({ hyperionId }) => hyperionId !== wanted.hyperionId) ?? null) : wanted

/** The stores by name, as the list shows them (S-193); those of one name by their code. */
export const sortStores = <Store extends Pick<UserStore, 'name' | 'hyperionId'>>(
  stores: readonly Store[],
): readonly Store[] =>
  [...stores].sort(
    (left, right) =>
      compareKeys(sortKey(left.name), sortKey(right.name)) || compareKeys(left.hyperionId, right.hyperionId),
  )

/**
 * The stores whose name contains what was typed, without regard to case and accents (S-191). Nothing typed keeps all.
 *
 * @example filterStores(stores, 'harbor')
 */
export function filterStores<Store extends Pick<UserStore, 'name'>>(
  stores: readonly Store[],
  typed: string,
): readonly Store[] {
  const wanted = searchKey(typed)
  return stores.filter(({ name }) => searchKey(name).includes(wanted))
}
