import { longDebounce } from '@retain/domain/text/inputTiming'
import { FormRow } from '@retain/ui/form-layout'
import { SearchField } from '@retain/ui/search-field'
import { useCallback } from 'react'
import { FilterCard } from '../../list/filter-row/FilterCard'
import { FlagFilter } from '../../list/filter-row/FlagFilter'
import { useThrottledChange } from '../../list/filter-row/useThrottledChange'
import type { StoresView } from './useStoresView'

interface StoresFilterProps {
  readonly view: StoresView
  readonly onChange: (change: Partial<StoresView>) => void
}

/** What narrows the list of stores: a part of a name, of a market or of a code, and whether they are on. */
export function StoresFilter({ view, onChange }: StoresFilterProps) {
  const search = useThrottledChange(
    view.text,
    useCallback((text: string) => onChange({ text }), [onChange]),
    longDebounce,
  )
  return (
    <FilterCard label="Stores">
      <FormRow>
        <SearchField
          label="Search stores"
          placeholder="Name, market or code"
          maxLength={100}
          value={search.shown}
          onChange={search.change}
        />
        <FlagFilter
          label="Enabled"
          on="On"
          off="Off"
          value={view.isEnabled}
          onChange={(isEnabled) => onChange({ isEnabled })}
        />
      </FormRow>
    </FilterCard>
  )
}
