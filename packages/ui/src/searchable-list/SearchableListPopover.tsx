import { Check, Search } from 'lucide-react'
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Dialog } from 'react-aria-components/Popover'
import { Input, SearchField } from 'react-aria-components/SearchField'
import { styled } from 'styled-components'
import { FloatingPanel } from '../popover/FloatingPanel'
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

const Field = styled(SearchField)`
  position: relative;
  flex: none;
  padding: 8px;
  border-bottom: 1px solid var(--line);
  & svg.lucide {
    position: absolute;
    top: 16px;
    inset-inline-start: 16px;
    width: 16px;
    height: 16px;
    color: var(--ink-3);
  }
  & input {
    width: 100%;
    height: 32px;
    padding: 0;
    padding-inline: 32px 8px;
    border: 1px solid var(--line-field);
    border-radius: var(--r-2);
    background: var(--surface);
    outline: none;
  }
  & input::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
  & input::-webkit-search-cancel-button {
    display: none;
  }
  & input:focus {
    border-color: var(--a-500);
    box-shadow: 0 0 0 1px var(--a-500);
  }
  @media (max-width: 720px) {
    & input {
      height: 44px;
      font-size: 16px;
    }
    & svg.lucide {
      top: 22px;
    }
  }
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
          <Field aria-label={placeholder} autoFocus>
            <Search aria-hidden="true" />
            <Input placeholder={placeholder} />
          </Field>
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
