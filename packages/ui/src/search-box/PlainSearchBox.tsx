import { Search } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import type { SearchBoxProps } from './SearchBox'
import { SearchFrame } from './SearchFrame'

type InputProps = ComponentPropsWithRef<'input'>

/** Props of {@link PlainSearchBox}: those of a `SearchBox` without its list. */
export interface PlainSearchBoxProps
  extends
    Pick<
      SearchBoxProps,
      | 'label'
      | 'placeholder'
      | 'text'
      | 'onTextChange'
      | 'submits'
      | 'onSearch'
      | 'onFocusChange'
      | 'end'
      | 'maxLength'
      | 'inputRef'
    >,
    Pick<InputProps, 'onSelect' | 'onCompositionStart' | 'onCompositionEnd'> {}

/**
 * A `SearchBox` without its list: it looks the same, takes what is typed and runs the search. For the time in which the
 * code of the list is on its way.
 *
 * @example
 * <PlainSearchBox label="Search Retain" text={text} onTextChange={setText} submits={runsSearch} onSearch={search} />
 */
export function PlainSearchBox(props: PlainSearchBoxProps) {
  const { label, placeholder = label, text, onTextChange, submits, onSearch, onFocusChange, end } = props
  const { inputRef, maxLength, onSelect, onCompositionStart, onCompositionEnd } = props
  return (
    <SearchFrame>
      <Search aria-hidden="true" />
      <input
        {...{ maxLength, onSelect, onCompositionStart, onCompositionEnd, placeholder }}
        ref={inputRef}
        type="search"
        dir="auto"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        value={text}
        onChange={({ target }) => onTextChange(target.value)}
        onFocus={() => onFocusChange?.(true)}
        onBlur={() => onFocusChange?.(false)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || !submits(event.key, text)) return
          if (event.key === 'Enter') event.preventDefault()
          onSearch()
        }}
      />
      {text === '' && end}
    </SearchFrame>
  )
}
