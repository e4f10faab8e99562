import { connectionNotice, retryConnectionText } from '@retain/domain/live/connectionNotice'
import { ConnectionChip } from '@retain/ui/connection-chip'
import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../core/state/appHooks'
import { liveRetried, networkChanged, windowShown } from './liveEvents'
import { selectConnection, selectIsOnline } from './liveSlice'

/** Dispatches changes of the network and of the window's visibility. */
function useBrowserSignals() {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const reportNetwork = () => dispatch(networkChanged({ isOnline: navigator.onLine }))
    const reportVisibility = () => {
      if (document.visibilityState === 'visible') dispatch(windowShown())
    }
    if (!navigator.onLine) reportNetwork()
    window.addEventListener('online', reportNetwork)
    window.addEventListener('offline', reportNetwork)
    document.addEventListener('visibilitychange', reportVisibility)
    return () => {
      window.removeEventListener('online', reportNetwork)
      window.removeEventListener('offline', reportNetwork)
      document.removeEventListener('visibilitychange', reportVisibility)
    }
  }, [dispatch])
}

/** Shows in the top bar when the live connection is down, so that an old list is not taken for a new one. */
export function LiveStatus() {
  const dispatch = useAppDispatch()
  useBrowserSignals()
  const notice = connectionNotice(useAppSelector(selectConnection), useAppSelector(selectIsOnline))
  return (
    <ConnectionChip
      state={notice.state}
      text={notice.text}
      retryLabel={retryConnectionText}
      onRetry={notice.canRetry ? () => dispatch(liveRetried()) : undefined}
    />
  )
}
