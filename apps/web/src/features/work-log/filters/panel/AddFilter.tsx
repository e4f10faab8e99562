import type { FilterCatalogue, FilterValues } from '@retain/domain/work-log/filters/filterDefinition'
import { offeredFilters } from '@retain/domain/work-log/filters/panel/editFilters'
import { addFilterPlaceholder } from '@retain/domain/work-log/saved-search/searchTexts'
import { isPhoneWidth, media } from '@retain/ui/breakpoints'
import { Button } from '@retain/ui/button'
import { ComboBox } from '@retain/ui/combo-box'
import { SearchableList } from '@retain/ui/searchable-list'
import { useWindowWidth } from '@retain/ui/window-width'
import { memo, useMemo } from 'react'
import { styled } from 'styled-components'

const Place = styled.div`
  /* Aligned with the inputs, which have labels above them. */
  padding-block-start: 20px;
  & input,
  & > button {
    border-style: dashed;
  }
  & > button {
    width: 100%;
  }
  @media ${media.phone} {
    padding-block-start: 0;
  }
`

interface AddFilterProps {
  readonly catalogue: FilterCatalogue
  readonly values: FilterValues
  readonly onAdd: (name: string) => void
}

/** The dropdown of the filters that are not active yet (L-030, L-070, L-490). Typing into a filter does not render it. */
export function AddFilter({ catalogue, values, onAdd }: AddFilterProps) {
  const active = Object.keys(values).join(',')
  const options = useMemo(() => {
    const names = active.split(',').map((name) => [name, ''] as const)
    return offeredFilters(catalogue, Object.fromEntries(names))
  }, [catalogue, active])
  return <AddFilterBox options={options} onAdd={onAdd} />
}

interface AddFilterBoxProps extends Pick<AddFilterProps, 'onAdd'> {
  readonly options: ReturnType<typeof offeredFilters>
}

/** On a phone the list is modal: one beside a text field closes when the page scrolls, which the keyboard of a phone makes it do. */
const AddFilterBox = memo(function AddFilterBox({ options, onAdd }: AddFilterBoxProps) {
  const isPhone = useWindowWidth(isPhoneWidth)
  return (
    <Place data-add="">
      {isPhone ? (
        <SearchableList
          label={addFilterPlaceholder}
          trigger={<Button>{addFilterPlaceholder}</Button>}
          options={options}
          onChange={onAdd}
          emptyText="Nothing Found"
        />
      ) : (
        <ComboBox
          label={addFilterPlaceholder}
          isLabelHidden
          placeholder={addFilterPlaceholder}
          options={options}
          value={null}
          onChange={(name) => {
            if (name !== null) onAdd(name)
          }}
        />
      )}
    </Place>
  )
})
