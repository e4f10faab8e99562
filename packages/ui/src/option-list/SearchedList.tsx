import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Popover'
import type { ListState } from 'react-stately/useListState'
import { styled } from 'styled-components'
import { FoundCount } from './FoundCount'
import { ListSearchField } from './ListSearchField'
import { OptionList } from './OptionList'
import type { SelectOption } from './selectOption'
import type { OptionSearch } from './useOptionSearch'

/** What a list with a search field stands in, under the button that opens it. */
export const ListDialog = styled(Dialog)`
  display: flex;
  flex-direction: column;
  min-width: max(var(--trigger-width), 232px);
  max-width: min(480px, 100vw - 16px);
  min-height: 0;
  outline: none;
`

interface SearchedListProps {
  /** The list's name for screen readers. */
  readonly label: string
  readonly search: OptionSearch
  readonly state: ListState<SelectOption>
  readonly placeholder: string
  readonly emptyText: string
}

/** A search field and the list that it narrows. The focus stays in the field; arrows and Enter choose. */
export function SearchedList({ label, search, state, placeholder, emptyText }: SearchedListProps) {
  const { query, setQuery, list, optionCount } = search
  return (
    <Autocomplete inputValue={query} onInputChange={setQuery}>
      <ListSearchField placeholder={placeholder} />
      <FoundCount count={query === '' ? undefined : list.collection.size} />
      <OptionList state={state} optionCount={optionCount} emptyText={emptyText} aria-label={label} />
    </Autocomplete>
  )
}
