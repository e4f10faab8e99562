import { longDebounce } from '@retain/domain/text/inputTiming'
import { CardFrame } from '@retain/ui/card-frame'
import { media } from '@retain/ui/breakpoints'
import { FormFields, FormRow } from '@retain/ui/form-layout'
import { SearchField } from '@retain/ui/search-field'
import { SegmentedControl } from '@retain/ui/segmented-control'
import { useCallback } from 'react'
import { styled } from 'styled-components'
import { useThrottledChange } from '../../list/filter-row/useThrottledChange'
import type { StoresView } from './useStoresView'

const Frame = styled(CardFrame)`
  flex: none;
  margin-bottom: 12px;
  @media ${media.phone} {
    padding-bottom: 12px;
  }
`

interface StoresFilterProps {
  readonly view: StoresView
  readonly onChange: (change: Partial<StoresView>) => void
}

const flags = [
  { id: 'all', label: 'All' },
  { id: 'true', label: 'On' },
  { id: 'false', label: 'Off' },
]

/** What narrows the list of stores: a part of a name, of a market or of a code, and whether they are on. */
export function StoresFilter({ view, onChange }: StoresFilterProps) {
  const search = useThrottledChange(
    view.text,
    useCallback((text: string) => onChange({ text }), [onChange]),
    longDebounce,
  )
  return (
    <Frame>
      <FormFields role="search" aria-label="Stores">
        <FormRow>
          <SearchField
            label="Search stores"
            placeholder="Name, market or code"
            maxLength={100}
            value={search.shown}
            onChange={search.change}
          />
          <SegmentedControl
            label="Enabled"
            options={flags}
            value={view.isEnabled === null ? 'all' : String(view.isEnabled)}
            onChange={(id) => onChange({ isEnabled: id === 'all' ? null : id === 'true' })}
          />
        </FormRow>
      </FormFields>
    </Frame>
  )
}
