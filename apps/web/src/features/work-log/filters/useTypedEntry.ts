import { definitionOf } from '@retain/domain/work-log/filters/activeFilters'
import type { FilterCatalogue } from '@retain/domain/work-log/filters/filterDefinition'
import { useCallback, useRef } from 'react'

/** Shows a view, as a new entry of the history or in place of the present one. */
type Show<View> = (view: View, options?: { readonly replace?: boolean }) => void

/**
 * Shows what filters that search at once are changed to. All days that are typed into a field until it is left are one entry of the
 * history, so that Back leads to what was shown before and not to every part of a day.
 *
 * @param catalogue the filters of the log; always the same value.
 * @returns `showChange`, which takes the name of the changed filter and the view to show, and `leave` for when the focus leaves a field.
 */
export function useTypedEntry<View>(catalogue: FilterCatalogue, show: Show<View>) {
  const typedInto = useRef<string | null>(null)
  const leave = useCallback(() => {
    typedInto.current = null
  }, [])
  const showChange = useCallback(
    (name: string, view: View) => {
      show(view, { replace: typedInto.current === name })
      typedInto.current = definitionOf(catalogue, name)?.type === 'dateRange' ? name : null
    },
    [catalogue, show],
  )
  return { showChange, leave }
}
