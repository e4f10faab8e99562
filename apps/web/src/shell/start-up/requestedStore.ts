import { chooseStore } from '@retain/domain/session/activeStore'
import { storeIn, storeOfAddress } from '@retain/domain/session/storeAddress'

/**
 * The store that start-up asks for: an own one that the address names, else the one of the last visit, else the first
 * (S-133, S-134). `null` for somebody without stores.
 *
 * @param query of the address, with or without its question mark.
 * @param remembered the code of the store of the last visit.
 * @example requestedStore(stores, '?store=BLR', 'HAR') // the store BLR, where it is one of them
 */
export function requestedStore<Store extends { readonly hyperionId: string }>(
  stores: readonly Store[],
  query: string,
  remembered: string | null,
): Store | null {
  const named = storeIn(query)
  const ofAddress = named === null ? null : storeOfAddress(named, null, stores)
  return ofAddress?.kind === 'enter' ? ofAddress.store : chooseStore(stores, remembered)
}
