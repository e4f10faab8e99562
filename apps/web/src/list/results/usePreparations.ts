import { useEffect } from 'react'
import { whenIdle } from '../../core/browser/whenIdle'
import { useAppDispatch, type AppThunk } from '../../core/state/appHooks'
import { prepareLargePage } from '../streaming/prepareLargePage'

/**
 * Prefetches what is likely to be needed next, while the browser is idle.
 *
 * @param hasMore there are more rows than are shown, so that 'Show all' may follow.
 * @param prefetch fetches the code that is likely to be needed next; always the same function.
 */
export function usePreparations(isShown: boolean, hasMore: boolean, prefetch: AppThunk | undefined): void {
  const dispatch = useAppDispatch()
  useEffect(
    () => (isShown && prefetch !== undefined ? whenIdle(() => dispatch(prefetch)) : undefined),
    [dispatch, isShown, prefetch],
  )
  useEffect(() => (hasMore ? whenIdle(() => dispatch(prepareLargePage())) : undefined), [dispatch, hasMore])
}
