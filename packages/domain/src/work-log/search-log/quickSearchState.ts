import { longestSearchText } from '../../quick-search/quickSearch'
import type { FieldTexts } from '../filters/filter-types/filterKind'

/** Where the text of a quick search stands in the history state of the Search log; no filter has this field. */
const typedField = 'quickSearch'

/**
 * The text of a quick search, for the history state of the Search log.
 *
 * @example quickSearchState('Smith') // { quickSearch: 'Smith' }
 */
export const quickSearchState = (typed: string | null): FieldTexts =>
  typed === null ? {} : { [typedField]: typed }

/** Reads what `quickSearchState` gave from wherever it was kept; `null` for what is no text that can be searched for. */
export function typedIn(personFilters: unknown): string | null {
  if (typeof personFilters !== 'object' || personFilters === null || !(typedField in personFilters))
    return null
  const typed = personFilters[typedField]
  const isText = typeof typed === 'string' && typed.trim() !== '' && typed.length <= longestSearchText
  return isText ? typed : null
}
