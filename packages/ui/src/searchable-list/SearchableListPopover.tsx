import { useMemo } from 'react'
import { useListState } from 'react-stately/useListState'
import { styled } from 'styled-components'
import { usableEntries } from '../option-list/optionEntries'
import { ListDialog, SearchedList } from '../option-list/SearchedList'
import { useOptionSearch } from '../option-list/useOptionSearch'
import { FloatingPanel } from '../popover/FloatingPanel'
import type { OpenPopover } from '../popover/PopoverTrigger'
import type { SearchableListProps } from './searchableListProps'

/** Its button is narrow and its width stays while a search leaves only short labels. */
const Body = styled(ListDialog)`
  width: 304px;
`

type SearchableListPopoverProps = OpenPopover & Omit<SearchableListProps, 'trigger'>

/** The open list; it is loaded on demand by `SearchableList`. */
export default function SearchableListPopover(props: SearchableListPopoverProps) {
  const { triggerRef, onClose, label, options, value, onChange, placeholder = 'Search', emptyText } = props
  const entries = useMemo(() => usableEntries('SearchableList', options), [options])
  const search = useOptionSearch('SearchableList', entries)
  const state = useListState({
    ...search.list,
    selectionMode: 'single',
    selectedKeys: value === undefined || value === null ? [] : [value],
    onSelectionChange: (keys) => {
      const [id] = keys === 'all' ? [] : keys
      onClose()
      if (id !== undefined) onChange(String(id))
    },
  })
  return (
    <FloatingPanel triggerRef={triggerRef} onClose={onClose} placement="bottom start">
      <Body aria-label={label}>
        <SearchedList {...{ label, search, state, placeholder, emptyText }} />
      </Body>
    </FloatingPanel>
  )
}
