import { skipToken } from '@reduxjs/toolkit/query/react'
import { sortStores } from '@retain/domain/session/activeStore'
import type { Store } from '@retain/domain/session/user/user'
import { defaultSettings, readSettings, type StoreSettings } from '@retain/domain/settings/readSettings'
import { useMemo } from 'react'
import { useAppSelector } from '../../core/state/appHooks'
import { selectActiveStore } from './activeStoreSlice'
import { storesApi } from './storesApi'

const { listStores, storeSettings } = storesApi.endpoints
const none: readonly Store[] = []

/** The person's stores by name (S-193). */
export function useStores(): readonly Store[] {
  const { data: stores = none } = listStores.useQueryState({})
  return useMemo(() => sortStores(stores), [stores])
}

/** The settings of the active store; the defaults while they are not known (S-728). */
export function useSettings(): StoreSettings {
  const hyperionId = useAppSelector(selectActiveStore)?.hyperionId
  const { currentData } = storeSettings.useQueryState(
    hyperionId === undefined ? skipToken : { params: { hyperionId } },
  )
  return useMemo(
    () => (currentData === undefined ? defaultSettings : readSettings(currentData.list)),
    [currentData],
  )
}
