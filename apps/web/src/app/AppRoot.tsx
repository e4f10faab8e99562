import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { UnsavedChangesGuard } from '../forms/UnsavedChangesGuard'
import { laterCode } from '../later/laterCode'
import { useLaterCode } from '../later/useLaterCode'
import { selectToasts } from '../shell/toastsSlice'
import { useAppSelector } from './listen'

const toastsCode = laterCode(() => import('../shell/Toasts'))

/** No page waits for the corner of messages: what is told before it is here shows when it is. */
function LaterToasts() {
  const { module } = useLaterCode(toastsCode, 'no')
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
      <LaterToasts />
    </UnsavedChangesGuard>
  )
}
