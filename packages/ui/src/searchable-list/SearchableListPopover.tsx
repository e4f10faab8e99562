import { Check } from 'lucide-react'
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Dialog } from 'react-aria-components/Popover'
import { styled } from 'styled-components'
import { FloatingPanel } from '../popover/FloatingPanel'
import { ListSearchField } from '../popover/ListSearchField'
import { listBoxStyle } from '../popover/listBoxStyle'
import type { OpenPopover } from '../popover/PopoverTrigger'
import type { ListItem, SearchableListProps } from './SearchableList'

const Body = styled(Dialog)`
  display: flex;
  flex-direction: column;
  width: 304px;
  max-width: 100%;
  min-height: 0;
  outline: none;
`

const List = styled(ListBox<ListItem>)`
  ${listBoxStyle}
  & small {
    margin-inline-start: auto;
    font-size: var(--fs-1);
    color: var(--ink-2);
  }
`

const Empty = styled.p`
  padding: 12px 8px;
  color: var(--ink-2);
  text-align: center;
`

type SearchableListPopoverProps = OpenPopover & Omit<SearchableListProps, 'trigger'>

/** The open list; it is loaded on demand by `SearchableList`. */
export default function SearchableListPopover(props: SearchableListPopoverProps) {
  const {
    triggerRef,
    onClose,
    label,
    items,
    selectedKey,
    onSelect,
    placeholder = 'Search',
    emptyText,
  } = props
  const { contains } = useFilter({ sensitivity: 'base' })
  return (
    <FloatingPanel triggerRef={triggerRef} onClose={onClose} placement="bottom start">
      <Body aria-label={label}>
        <Autocomplete filter={contains}>
          <ListSearchField placeholder={placeholder} />
          <List
            aria-label={label}
            items={items}
            selectionMode="single"
            selectedKeys={selectedKey === undefined ? [] : [selectedKey]}
            escapeKeyBehavior="none"
            onSelectionChange={(keys) => {
              const [key] = keys === 'all' ? [] : keys
              onClose()
              if (key !== undefined) onSelect(String(key))
            }}
            renderEmptyState={() => <Empty>{emptyText}</Empty>}
          >
            {(item) => (
              <ListBoxItem id={item.key} textValue={`${item.label} ${item.detail ?? ''}`.trim()}>
                <span>{item.label}</span>
                {item.detail !== undefined && <small>{item.detail}</small>}
                {item.key === selectedKey && <Check aria-hidden="true" />}
              </ListBoxItem>
            )}
          </List>
        </Autocomplete>
      </Body>
    </FloatingPanel>
  )
}
