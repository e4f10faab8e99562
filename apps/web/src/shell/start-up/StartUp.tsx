import { Splash } from '@retain/ui/splash'
import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../core/state/appHooks'
import { selectStartUp } from '../../session/active-store/activeStoreSlice'
import { startUp } from './startUp'
import { StoreOfAddress } from './StoreOfAddress'

/** Starts the app for a user with access, and shows the splash until the store's settings are loaded (S-140, S-141). */
export function StartUp() {
  const dispatch = useAppDispatch()
  const progress = useAppSelector(selectStartUp)
  useEffect(() => {
    if (progress === 'waiting') void dispatch(startUp())
  }, [dispatch, progress])
  return progress === 'ready' ? <StoreOfAddress /> : <Splash text="Loading your store" />
}
