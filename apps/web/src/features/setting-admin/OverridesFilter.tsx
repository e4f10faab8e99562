import type { PlacedStore } from '@retain/domain/session/storeRegions'
import { readScopeName, type OverridesView } from '@retain/domain/settings/overridesView'
import { scopeChoices } from '@retain/domain/settings/scopePlaces'
import { scopeName } from '@retain/domain/settings/settingScope'
import { ComboBox } from '@retain/ui/combo-box'
import { FormRow } from '@retain/ui/form-layout'
import { useMemo } from 'react'
import { FilterCard } from '../../list/filter-row/FilterCard'
import { FlagFilter } from '../../list/filter-row/FlagFilter'

interface OverridesFilterProps {
  readonly view: OverridesView
  readonly stores: readonly PlacedStore[]
  readonly onChange: (change: Partial<Pick<OverridesView, 'match' | 'isOverridden'>>) => void
}

/** What narrows the overrides: one box for a store, a market or a brand, and whether a value is set (O-391, O-392, OP-125). */
export function OverridesFilter({ view, stores, onChange }: OverridesFilterProps) {
  const options = useMemo(() => {
    const { store, market, brand } = scopeChoices(stores)
    return [
      { label: 'Stores', options: store },
      { label: 'Markets', options: market },
      { label: 'Brands', options: brand },
    ]
  }, [stores])
  return (
    <FilterCard label="Setting Overrides">
      <FormRow>
        <ComboBox
          label="Store, market or brand"
          placeholder="Type or select"
          options={options}
          value={view.match === null ? null : scopeName(view.match)}
          onChange={(id) => onChange({ match: readScopeName(id ?? '') })}
        />
        <FlagFilter
          label="Override"
          on="Value set"
          off="Value not set"
          value={view.isOverridden}
          onChange={(isOverridden) => onChange({ isOverridden })}
        />
      </FormRow>
    </FilterCard>
  )
}
