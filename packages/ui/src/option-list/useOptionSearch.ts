import { useMemo, useState } from 'react'
import { allOptions, matchingEntries, searchText } from './optionEntries'
import type { SelectEntry } from './selectOption'
import { useOptionCollection } from './useOptionCollection'

/** What is searched in a list, and what of the list that leaves. */
export type OptionSearch = ReturnType<typeof useOptionSearch>

/** A search through options; keep `entries` identical between renders. `component` is named in a developer error. */
export const useOptionSearch = (component: string, entries: readonly SelectEntry[]) => {
  const [query, setQuery] = useState('')
  const options = useMemo(() => allOptions(entries), [entries])
  const texts = useMemo(() => new Map(options.map((option) => [option.id, searchText(option)])), [options])
  const found = useMemo(
    () => matchingEntries(entries, query, ({ id }) => texts.get(id) ?? ''),
    [entries, query, texts],
  )
  return { query, setQuery, found, list: useOptionCollection(component, found), optionCount: options.length }
}
