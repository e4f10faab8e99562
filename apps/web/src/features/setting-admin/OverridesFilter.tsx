import type { PlacedStore } from '@retain/domain/session/storeRegions'
import { readScopeName, type OverridesView } from '@retain/domain/settings/overridesView'
import { scopeChoices } from '@retain/domain/settings/scopePlaces'
import { scopeName } from '@retain/domain/settings/settingScope'
import { media } from '@retain/ui/breakpoints'
import { CardFrame } from '@retain/ui/card-frame'
import { ComboBox } from '@retain/ui/combo-box'
import { FormFields, FormRow } from '@retain/ui/form-layout'
import { SegmentedControl } from '@retain/ui/segmented-control'
import { useMemo } from 'react'
import { styled } from 'styled-components'

const Frame = styled(CardFrame)`
  flex: none;
  margin-bottom: 12px;
  @media ${media.phone} {
    padding-bottom: 12px;
  }
`

interface OverridesFilterProps {
  readonly view: OverridesView
  readonly stores: readonly PlacedStore[]
  readonly onChange: (change: Partial<Pick<OverridesView, 'match' | 'isOverridden'>>) => void
}

const flags = [
  { id: 'all', label: 'All' },
  { id: 'true', label: 'Value set' },
  { id: 'false', label: 'Value not set' },
]

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
    <Frame>
      <FormFields role="search" aria-label="Setting Overrides">
        <FormRow>
          <ComboBox
            label="Store, market or brand"
            placeholder="Type or select"
            options={options}
            value={view.match === null ? null : scopeName(view.match)}
            onChange={(id) => onChange({ match: readScopeName(id ?? '') })}
          />
          <SegmentedControl
            label="Override"
            options={flags}
            value={view.isOverridden === null ? 'all' : String(view.isOverridden)}
            onChange={(id) => onChange({ isOverridden: id === 'all' ? null : id === 'true' })}
          />
        </FormRow>
      </FormFields>
    </Frame>
  )
}
