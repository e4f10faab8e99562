import { PlainSearchBox } from '@retain/ui/plain-search-box'
import type { SearchBoxProps } from '@retain/ui/search-box'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { lazyCode } from '../../core/lazy/lazyCode'
import { useLazyCode } from '../../core/lazy/useLazyCode'

/** The box with its list. */
export const searchBox = lazyCode(() => import('@retain/ui/search-box'))

interface SearchInputProps extends Omit<SearchBoxProps, 'inputRef'> {
  readonly inputRef: RefObject<HTMLInputElement | null>
}

/** What is marked in an input. */
type Marked = readonly [start: number | null, end: number | null]

/**
 * The box of the quick search. Typing and searching work at once; its list follows when its code is loaded. Whoever is
 * typing then goes on where they were, and a word that is being composed is finished first. Without the code the field
 * stays as it is, and fetches it again when the focus comes to it.
 */
export function SearchInput({ inputRef, ...props }: SearchInputProps) {
  const { module } = useLazyCode(searchBox, 'idle')
  const [isComposing, setIsComposing] = useState(false)
  const marked = useRef<Marked | null>(null)
  const SearchBox = isComposing ? undefined : module?.SearchBox
  const isWhole = SearchBox !== undefined
  useLayoutEffect(() => {
    if (!isWhole || marked.current === null) return
    const [start, end] = marked.current
    marked.current = null
    inputRef.current?.focus()
    inputRef.current?.setSelectionRange(start, end)
  }, [inputRef, isWhole])
  if (SearchBox !== undefined) return <SearchBox {...props} inputRef={inputRef} />
  return (
    <PlainSearchBox
      {...props}
      inputRef={inputRef}
      onFocusChange={(isFocused) => {
        marked.current = isFocused ? [null, null] : null
        if (isFocused) void searchBox.fetch()
        props.onFocusChange?.(isFocused)
      }}
      onSelect={({ currentTarget: { selectionStart, selectionEnd } }) => {
        marked.current = [selectionStart, selectionEnd]
      }}
      onCompositionStart={() => setIsComposing(true)}
      onCompositionEnd={() => setIsComposing(false)}
    />
  )
}
