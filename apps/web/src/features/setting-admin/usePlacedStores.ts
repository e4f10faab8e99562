import { placedStores, type PlacedStore } from '@retain/domain/session/storeRegions'
import { useMemo } from 'react'
import { useStoreRegionsQuery } from './settingAdminApi'

const none: readonly PlacedStore[] = []

/** The stores that one sees, with their markets and brands; none until they are known (S-405). */
export function usePlacedStores(): readonly PlacedStore[] {
  const { data } = useStoreRegionsQuery({})
  return useMemo(() => (data === undefined ? none : placedStores(data)), [data])
}
