import { useMemo } from 'react'
import { useComboBoxState, type ComboBoxState } from 'react-stately/useComboBoxState'
import { allOptions, matchingEntries } from '../option-list/optionEntries'
import type { SelectEntry, SelectOption } from '../option-list/selectOption'
import { useOptionCollection } from '../option-list/useOptionCollection'
import type { SearchBoxProps } from './searchBoxProps'

/** The id of the line that runs the search. */
const SEARCH_ID = '\u0000search'

/** The state of a search box: which lines hang under what is typed, and what a choice does. Nothing stays chosen. */
export const useSearchChoice = (props: SearchBoxProps) => {
  const { text, onTextChange, searchLabel, onSearch, suggestions, suggestionsLabel, onChoose } = props
  const entries = useMemo((): readonly SelectEntry[] => {
    const matching = allOptions(matchingEntries(suggestions, text))
    return [
      ...(searchLabel === null ? [] : [{ id: SEARCH_ID, label: searchLabel }]),
      ...(matching.length === 0 ? [] : [{ label: suggestionsLabel, options: matching }]),
    ]
  }, [suggestions, suggestionsLabel, text, searchLabel])
  const list = useOptionCollection('SearchBox', entries)
  const state: ComboBoxState<SelectOption> = useComboBoxState({
    ...list,
    // Opened by the focus and by typing alone: react-aria would also open it when the text is emptied after a search.
    menuTrigger: 'manual',
    allowsEmptyCollection: true,
    allowsCustomValue: true,
    value: null,
    inputValue: text,
    onInputChange: (next: string) => {
      if (next === text) return
      onTextChange(next)
      state.open(null, 'input')
    },
    onChange: (key: string | number | null) => {
      if (key === null) return
      state.setOpen(false)
      if (key === SEARCH_ID) onSearch()
      else onChoose(String(key))
    },
  })
  return { state, list, optionCount: suggestions.length + 1 }
}
