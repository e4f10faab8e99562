import {
  chooseMapper,
  filterMappings,
  longestMappingText,
  type MappingView,
} from '@retain/domain/vehicle-map/mappingFilter'
import {
  mappingIconCodes,
  mappingIconLabels,
  mappingTypeLabels,
  mappingTypes,
} from '@retain/domain/vehicle-map/mappingItem'
import { longDebounce } from '@retain/domain/text/inputTiming'
import { media } from '@retain/ui/breakpoints'
import { SearchField } from '@retain/ui/search-field'
import { SegmentedControl } from '@retain/ui/segmented-control'
import { useCallback } from 'react'
import { styled } from 'styled-components'
import { FilterCard } from '../../list/filter-row/FilterCard'
import { useThrottledChange } from '../../list/filter-row/useThrottledChange'

const mappers = mappingTypes.map((type) => ({ id: type, label: mappingTypeLabels[type] }))
const allIcons = 'all'
const icons = [
  { id: allIcons, label: 'All' },
  ...mappingIconCodes.map((code) => ({ id: code, label: mappingIconLabels[code] })),
]

/** The three beside each other, as far as there is room. */
const Inputs = styled.div`
  display: grid;
  grid-template-columns: auto auto minmax(200px, 1fr);
  align-items: start;
  gap: 16px;
  @media ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
`

interface MappingFilterCardProps {
  readonly view: MappingView
  readonly show: (view: MappingView, options?: { readonly replace?: boolean }) => void
}

/** What narrows the mapping table: its mapper, a text, and whether an original is mapped (S-040, O-023, OP-131). */
export function MappingFilterCard({ view, show }: MappingFilterCardProps) {
  const { shown, change, flush } = useThrottledChange(
    view.text,
    useCallback((text: string) => show(filterMappings(view, { text }), { replace: true }), [show, view]),
    longDebounce,
  )
  return (
    <FilterCard label="Mapping Table">
      <Inputs>
        <SegmentedControl
          label="Mapper"
          options={mappers}
          value={view.typeCode}
          onChange={(id) => {
            const type = mappingTypes.find((one) => one === id)
            if (type !== undefined) show(chooseMapper(view, type))
          }}
        />
        <SegmentedControl
          label="State"
          options={icons}
          value={view.iconCode ?? allIcons}
          onChange={(id) =>
            show(filterMappings(view, { iconCode: mappingIconCodes.find((code) => code === id) ?? null }))
          }
        />
        <SearchField
          label="Search"
          placeholder="Mapped from or mapped to"
          value={shown}
          maxLength={longestMappingText}
          onChange={change}
          onBlur={flush}
        />
      </Inputs>
    </FilterCard>
  )
}
