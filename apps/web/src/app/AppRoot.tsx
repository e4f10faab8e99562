import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { UnsavedChangesGuard } from '../forms/UnsavedChangesGuard'

/** No page waits for the corner of messages: what is told before it is here shows when it is. */
const Toasts = lazy(async () => ({ default: (await import('../shell/Toasts')).Toasts }))

/** What every page stands in: the page itself, the question before unsaved changes are lost, and the corner of messages. */
export function AppRoot() {
  return (
    <UnsavedChangesGuard>
      <Outlet />
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
    </UnsavedChangesGuard>
  )
}
