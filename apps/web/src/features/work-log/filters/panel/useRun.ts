import { firstPage } from '@retain/domain/paging/pageSize'
import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import type { FilterCatalogue } from '@retain/domain/work-log/filters/filterDefinition'
import { normaliseFilters } from '@retain/domain/work-log/filters/normaliseFilters'
import type { FilterPanel } from '@retain/domain/work-log/filters/panel/filterPanel'
import { sameFilters } from '@retain/domain/work-log/filters/sameFilters'
import type { FilteredView } from '@retain/domain/work-log/view/viewAddress'
import { useCallback } from 'react'
import { useAppDispatch } from '../../../../core/state/appHooks'
import { logsOf } from '../../../../core/api/tags'
import { workLogApi } from '../../search/workLogApi'
import type { FilteredViewControl } from '../useFilteredView'
import type { FilterPanelControl } from './useFilterPanel'

/** Applies the filters of a panel, from page 1; the same filters once more are searched again (L-485). */
export type RunPanel<Catalogue extends FilterCatalogue> = (next: FilterPanel<Catalogue>) => void

/** The function that searches a log by its filter panel. */
export function useRun<Catalogue extends FilterCatalogue>(
  catalogue: Catalogue,
  hyperionId: string,
  { view, show }: Pick<FilteredViewControl<FilteredView<LogColumnKey, Catalogue>>, 'view' | 'show'>,
  { setOpen, dropEdits }: Pick<FilterPanelControl<Catalogue>, 'setOpen' | 'dropEdits'>,
): RunPanel<Catalogue> {
  const dispatch = useAppDispatch()
  return useCallback(
    ({ lastRun, savedSearchId, showAdvanced }) => {
      setOpen(showAdvanced)
      const isSame = sameFilters(normaliseFilters(catalogue, lastRun), view.filters)
      if (isSame) dropEdits()
      if (isSame && savedSearchId === view.savedSearchId && view.page === firstPage)
        dispatch(workLogApi.util.invalidateTags([logsOf(hyperionId)]))
      else show({ ...view, page: firstPage, filters: lastRun, savedSearchId })
    },
    [dispatch, catalogue, hyperionId, view, show, setOpen, dropEdits],
  )
}
