import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { whenHidden } from '../core/browser/whenHidden'
import { UnsavedChangesGuard } from '../forms/UnsavedChangesGuard'
import { lazyCode } from '../core/lazy/lazyCode'
import { useLazyCode } from '../core/lazy/useLazyCode'
import { selectToasts } from '../core/toasts/toastsSlice'
import { useAppDispatch, useAppSelector } from '../core/state/appHooks'
import { windowHidden } from '../core/state/events'

const toastsCode = lazyCode(() => import('../shell/Toasts'))

/** No page waits for the toasts' code: toasts of before show once it is loaded. */
function LazyToasts() {
  const { module } = useLazyCode(toastsCode, 'idle')
  const toasts = useAppSelector(selectToasts)
  // A message waits for nothing; where fetching failed, it is tried once more with the next one.
  useEffect(() => {
    if (toasts.length > 0) void toastsCode.fetch()
  }, [toasts])
  return module === null ? null : <module.Toasts />
}

/** Around every page: the question before unsaved changes are lost, and the toasts. */
export function AppRoot() {
  const dispatch = useAppDispatch()
  useEffect(() => whenHidden(() => dispatch(windowHidden())), [dispatch])
  return (
    <UnsavedChangesGuard>
      <Outlet />
      <LazyToasts />
    </UnsavedChangesGuard>
  )
}
