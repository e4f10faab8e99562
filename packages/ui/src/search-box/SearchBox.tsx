import { Search } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { ListInput } from '../option-list/ListInput'
import { OptionPanel } from '../option-list/OptionPanel'
import { useInputWithList } from '../option-list/useInputWithList'
import type { SearchBoxProps } from './searchBoxProps'
import { SearchFrame } from './SearchFrame'
import { useSearchChoice } from './useSearchChoice'

export type { SearchBoxProps } from './searchBoxProps'

/**
 * One box to look for anything in: what was looked at last hangs under it, and the search for what is typed is the first of
 * the list. Arrows move through the list, Enter takes what is pointed at or else runs the search, Escape closes the list.
 *
 * @example
 * <SearchBox label="Search Retain" text={text} onTextChange={setText} searchLabel={`Search for "${text}"`} … />
 */
export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder = label, text, submits, onSearch, emptyText, onFocusChange } = props
  const { state, list, optionCount } = useSearchChoice(props)
  const { triggerRef, inputProps, panelProps } = useInputWithList({
    ...list,
    state,
    inputRef: useObjectRef(props.inputRef),
    'aria-label': label,
    placeholder,
    // Not told while the focus goes into the list and back.
    onFocus: () => {
      state.open(null, 'manual')
      onFocusChange?.(true)
    },
    onBlur: () => onFocusChange?.(false),
  })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isPointing = state.isOpen && state.selectionManager.focusedKey !== null
    if (isPointing || event.nativeEvent.isComposing || !submits(event.key, text)) {
      inputProps.onKeyDown?.(event)
      return
    }
    if (event.key === 'Enter') event.preventDefault()
    state.setOpen(false)
    onSearch()
  }
  return (
    <>
      <SearchFrame ref={triggerRef}>
        <Search aria-hidden="true" />
        <ListInput
          {...inputProps}
          type="search"
          enterKeyHint="search"
          spellCheck={false}
          maxLength={props.maxLength}
          onKeyDown={onKeyDown}
          onClick={() => state.open(null, 'manual')}
        />
        {text === '' && props.end}
      </SearchFrame>
      <OptionPanel
        {...panelProps}
        label={label}
        optionCount={optionCount}
        emptyText={emptyText}
        aria-label={label}
      />
    </>
  )
}
