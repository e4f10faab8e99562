import { useEffect } from 'react'
import { sessionTexts, storageKeys } from '../../core/browser/storage'
import { useLazyCode } from '../../core/lazy/useLazyCode'
import { useAppDispatch } from '../../core/state/appHooks'
import { tourCode } from './tourCode'

const isRemembered = (): boolean => sessionTexts.read(storageKeys.tutorial) !== null

/** The guided tour, whose code is fetched when the tutorial is switched on, or after a reload while it is on. */
export function LazyTour() {
  const dispatch = useAppDispatch()
  const { module } = useLazyCode(tourCode, isRemembered() ? 'idle' : 'no')
  useEffect(() => {
    if (module !== null) dispatch(module.resumeTutorial())
  }, [dispatch, module])
  return module === null ? null : <module.Tour />
}
