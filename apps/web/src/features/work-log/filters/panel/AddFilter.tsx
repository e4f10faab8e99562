import type { FilterCatalogue, FilterValues } from '@retain/domain/work-log/filters/filterDefinition'
import { offeredFilters } from '@retain/domain/work-log/filters/panel/editFilters'
import { addFilterPlaceholder } from '@retain/domain/work-log/saved-search/searchTexts'
import { media } from '@retain/ui/breakpoints'
import { ComboBox } from '@retain/ui/combo-box'
import { memo, useMemo } from 'react'
import { styled } from 'styled-components'

const Place = styled.div`
  /* Aligned with the inputs, which have labels above them. */
  padding-block-start: 20px;
  & input {
    border-style: dashed;
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

const AddFilterBox = memo(function AddFilterBox(
  props: Pick<AddFilterProps, 'onAdd'> & { readonly options: ReturnType<typeof offeredFilters> },
) {
  return (
    <Place data-add="">
      <ComboBox
        label={addFilterPlaceholder}
        isLabelHidden
        placeholder={addFilterPlaceholder}
        options={props.options}
        value={null}
        onChange={(name) => {
          if (name !== null) props.onAdd(name)
        }}
      />
    </Place>
  )
})
