import type { LogType } from '@retain/domain/work-log/logTypes'
import { listedSearch, type ListedSearch } from '@retain/domain/work-log/listed/listedSearch'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useAppSelector } from '../../../core/state/appHooks'
import { personFiltersIn } from '../../../list/address/historyState'
import { selectLastView } from '../../../list/address/listViewsSlice'
import { useLogContext } from '../../work-log/view/logContext'
import { listQueryIn } from '../openedFrom'

/**
 * The list that an opportunity was opened from; for one that was found otherwise the list of its log as it was left, or as it
 * opens. `null` for a list that no filters made.
 */
export function useListedSearch(source: LogType): ListedSearch | null {
  const state: unknown = useLocation().state
  const kept = useAppSelector((root) => selectLastView(root, source))
  const context = useLogContext()
  return useMemo(() => {
    if (context === null) return null
    const opened = listQueryIn(state)
    return opened === null
      ? listedSearch(source, kept?.query ?? '', kept?.personFilters ?? null, context)
      : listedSearch(source, opened, personFiltersIn(state), context)
  }, [source, state, kept, context])
}
