import { Outlet } from 'react-router-dom'
import { Toasts } from '../shell/Toasts'

/** What every page stands in: the page itself and the corner of messages. */
export function AppRoot() {
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  )
}
