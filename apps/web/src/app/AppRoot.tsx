import { Splash } from '@retain/ui/splash'
import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { Toasts } from '../shell/Toasts'

/** What every page stands in: the page itself and the corner of messages. */
export function AppRoot() {
  return (
    <>
      <Suspense fallback={<Splash text="Loading" />}>
        <Outlet />
      </Suspense>
      <Toasts />
    </>
  )
}
