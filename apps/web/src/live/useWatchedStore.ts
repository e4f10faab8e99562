import { useEffect } from 'react'
import { useAppDispatch } from '../core/state/appHooks'
import { storeWatched } from './liveEvents'

/** Listens to the store of an open page too, for as long as it is open: it may be another one than the active (D-40). */
export function useWatchedStore(hyperionId: string | undefined): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (hyperionId === undefined) return undefined
    dispatch(storeWatched(hyperionId))
    return () => {
      dispatch(storeWatched(null))
    }
  }, [dispatch, hyperionId])
}
