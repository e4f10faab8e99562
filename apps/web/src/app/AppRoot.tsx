import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { UnsavedChangesGuard } from '../forms/UnsavedChangesGuard'
import { lazyCode } from '../core/lazy/lazyCode'
import { useLazyCode } from '../core/lazy/useLazyCode'
import { selectToasts } from '../core/toasts/toastsSlice'
import { useAppSelector } from '../core/state/appHooks'

const toastsCode = lazyCode(() => import('../shell/Toasts'))

/** No page waits for the corner of messages: what is told before it is here shows when it is. */
function LazyToasts() {
  const { module } = useLazyCode(toastsCode, 'no')
  const toasts = useAppSelector(selectToasts)
  // Fetched at once; where that failed, once more with the next message.
  useEffect(() => void toastsCode.fetch(), [toasts])
  return module === null ? null : <module.Toasts />
}

/** What every page stands in: the page itself, the question before unsaved changes are lost, and the corner of messages. */
export function AppRoot() {
  return (
    <UnsavedChangesGuard>
      <Outlet />
      <LazyToasts />
    </UnsavedChangesGuard>
  )
}
