import { useRef } from 'react'
import type { PressEvent } from 'react-aria-components/Button'
import { useListState } from 'react-stately/useListState'
import { styled } from 'styled-components'
import { Button } from '../button/Button'
import { isolated } from '../internal/direction/isolated'
import { allOptions } from '../option-list/optionEntries'
import { OptionList } from '../option-list/OptionList'
import { ListDialog, SearchedList } from '../option-list/SearchedList'
import type { SelectEntry } from '../option-list/selectOption'
import { useOptionSearch } from '../option-list/useOptionSearch'
import { FloatingPanel } from '../popover/FloatingPanel'
import type { OpenPopover } from '../popover/PopoverTrigger'
import { withAll } from './chosenIds'

const Body = styled(ListDialog)`
  & > [data-foot] {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px;
    padding: 4px;
    border-top: 1px solid var(--line);
    font-size: var(--fs-2);
    line-height: var(--lh-2);
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  & > [data-foot] > span {
    flex: 1;
    padding-inline: 8px;
    white-space: nowrap;
  }
`

/** The element of the panel that gets the focus: the search field, else the active option, else the list. */
const focusTarget = 'input, [role="option"][tabindex="0"], [role="listbox"][tabindex="0"]'

interface MultiSelectPopoverProps extends OpenPopover {
  readonly label: string
  readonly entries: readonly SelectEntry[]
  readonly value: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
  readonly exclusiveId: string | undefined
  readonly isSearchable: boolean
  readonly searchPlaceholder: string
  readonly emptyText: string
}

/** The open list of a multi-select; it is loaded on demand by `MultiSelect`. */
export default function MultiSelectPopover(props: MultiSelectPopoverProps) {
  const { triggerRef, onClose, label, entries, value, onChange, exclusiveId } = props
  const { isSearchable, searchPlaceholder, emptyText } = props
  const search = useOptionSearch('MultiSelect', entries)
  const { collection } = search.list
  const body = useRef<HTMLElement>(null)
  const chooseAll = () => onChange(withAll(value, allOptions(search.found), exclusiveId))
  const state = useListState({
    ...search.list,
    selectionMode: 'multiple',
    selectedKeys: value,
    onSelectionChange: (keys) => (keys === 'all' ? chooseAll() : onChange([...keys].map(String))),
  })
  // The button becomes disabled and would lose the focus. After a touch the search field does not get it, since that
  // opens the keyboard of a phone.
  const clear = ({ pointerType }: PressEvent) => {
    const target = pointerType === 'touch' ? null : body.current?.querySelector<HTMLElement>(focusTarget)
    ;(target ?? body.current)?.focus()
    onChange([])
  }
  return (
    <FloatingPanel triggerRef={triggerRef} onClose={onClose} placement="bottom start">
      <Body ref={body} aria-label={label}>
        {isSearchable ? (
          <SearchedList {...{ label, search, state, emptyText }} placeholder={searchPlaceholder} />
        ) : (
          <OptionList
            state={state}
            optionCount={search.optionCount}
            emptyText={emptyText}
            aria-label={label}
            listBoxProps={{ autoFocus: 'first' }}
          />
        )}
        <div data-foot="">
          <span>{isolated(`${value.length} selected`)}</span>
          <Button variant="ghost" size="small" isDisabled={collection.size === 0} onPress={chooseAll}>
            Select all
          </Button>
          <Button variant="ghost" size="small" isDisabled={value.length === 0} onPress={clear}>
            Clear
          </Button>
        </div>
      </Body>
    </FloatingPanel>
  )
}
