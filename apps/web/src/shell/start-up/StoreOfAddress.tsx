import { routes } from '@retain/domain/session/routes/routes'
import { storeIn, storeOfAddress, withoutStore } from '@retain/domain/session/storeAddress'
import type { Store } from '@retain/domain/session/user/user'
import { Splash } from '@retain/ui/splash'
import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useAppDispatch, useAppSelector } from '../../core/state/appHooks'
import { addressStoreChosen, selectActiveStore } from '../../session/active-store/activeStoreSlice'
import { useStores } from '../../session/active-store/useStore'

/**
 * Opens a page in the store that its address names: one's own becomes the active one, and the address goes on without it;
 * any other leads to access-denied. A person without stores sees the page, which says so.
 */
export function StoreOfAddress() {
  const location = useLocation()
  const { pathname, search, hash } = location
  const state: unknown = location.state
  const stores = useStores()
  const active = useAppSelector(selectActiveStore)
  const named = storeIn(search)
  if (named === null || active === null) return <Outlet />
  const asked = storeOfAddress(named, active, stores)
  if (asked.kind === 'enter') return <EnterStore key={asked.store.hyperionId} store={asked.store} />
  if (asked.kind === 'denied') return <Navigate to={routes.accessDenied.path} replace />
  return <Navigate to={{ pathname, search: withoutStore(search), hash }} state={state} replace />
}

function EnterStore({ store }: { readonly store: Store }) {
  const dispatch = useAppDispatch()
  useEffect(() => void dispatch(addressStoreChosen(store)), [dispatch, store])
  return <Splash text="Loading your store" />
}
