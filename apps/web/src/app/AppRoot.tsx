import { Outlet } from 'react-router-dom'
import { UnsavedChangesGuard } from '../forms/UnsavedChangesGuard'
import { Toasts } from '../shell/Toasts'

/** What every page stands in: the page itself, the question before unsaved changes are lost, and the corner of messages. */
export function AppRoot() {
  return (
    <UnsavedChangesGuard>
      <Outlet />
      <Toasts />
    </UnsavedChangesGuard>
  )
}
