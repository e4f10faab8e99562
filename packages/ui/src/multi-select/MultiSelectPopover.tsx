import { useMemo, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Popover'
import { useListState } from 'react-stately/useListState'
import { styled } from 'styled-components'
import { Button } from '../button/Button'
import { allOptions, matchingEntries, searchText } from '../option-list/optionEntries'
import { OptionList } from '../option-list/OptionList'
import type { SelectEntry } from '../option-list/selectOption'
import { useOptionCollection } from '../option-list/useOptionCollection'
import { FloatingPanel } from '../popover/FloatingPanel'
import { ListSearchField } from '../popover/ListSearchField'
import type { OpenPopover } from '../popover/PopoverTrigger'
import { withAll } from './chosenIds'
import { FoundCount } from './FoundCount'

const Body = styled(Dialog)`
  display: flex;
  flex-direction: column;
  min-width: max(var(--trigger-width), 232px);
  max-width: min(480px, 100vw - 16px);
  min-height: 0;
  outline: none;
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
  const [query, setQuery] = useState('')
  const options = useMemo(() => allOptions(entries), [entries])
  const texts = useMemo(() => new Map(options.map((option) => [option.id, searchText(option)])), [options])
  const found = useMemo(
    () => matchingEntries(entries, query, ({ id }) => texts.get(id) ?? ''),
    [entries, query, texts],
  )
  const shown = useOptionCollection(found)
  const chooseAll = () => onChange(withAll(value, allOptions(found), exclusiveId))
  const state = useListState({
    ...shown,
    selectionMode: 'multiple',
    selectedKeys: value,
    onSelectionChange: (keys) => (keys === 'all' ? chooseAll() : onChange([...keys].map(String))),
  })
  const list = (
    <OptionList
      state={state}
      optionCount={options.length}
      emptyText={emptyText}
      aria-label={label}
      {...(isSearchable ? {} : { listBoxProps: { autoFocus: 'first' as const } })}
    />
  )
  return (
    <FloatingPanel triggerRef={triggerRef} onClose={onClose} placement="bottom start">
      <Body aria-label={label}>
        {isSearchable ? (
          <Autocomplete inputValue={query} onInputChange={setQuery}>
            <ListSearchField placeholder={searchPlaceholder} />
            <FoundCount count={query === '' ? undefined : shown.collection.size} />
            {list}
          </Autocomplete>
        ) : (
          list
        )}
        <div data-foot="">
          <span>{value.length} selected</span>
          <Button variant="ghost" size="small" isDisabled={shown.collection.size === 0} onPress={chooseAll}>
            Select all
          </Button>
          <Button variant="ghost" size="small" isDisabled={value.length === 0} onPress={() => onChange([])}>
            Clear
          </Button>
        </div>
      </Body>
    </FloatingPanel>
  )
}
