import { longestSearchText } from '../../quick-search/quickSearch'
import type { LogColumnKey } from '../columns/columnKeys'
import { equityLogFilters } from '../equity-log/equityLogFilters'
import { printPersonFilters, readPersonFilters } from '../filters/filterAddress'
import type { FieldTexts } from '../filters/filter-types/filterKind'
import { parseFilteredView, printFilteredView, type FilteredView } from '../view/viewAddress'
import { searchLog } from './searchLog'

/** How somebody looks at the Search log: by the filters of the Equity Log, or by the text of a quick search (L-548). */
export interface SearchLogView extends FilteredView<LogColumnKey, typeof equityLogFilters> {
  /** The text; `null` for none. */
  readonly typed: string | null
}

/** Where the text stands among what is kept beside the address; no filter has this field. */
const typedField = 'quickSearch'

/**
 * Reads a view of the Search log. Wrong input is normalised; saved searches it has none (L-481).
 *
 * @param query of its address.
 * @param personFilters what was kept beside the address, whatever it is: the text, and the filters that name people.
 * @example parseSearchLogView('?yearFrom=2018', undefined).filters // { year: { from: '2018', to: '' } }
 */
export function parseSearchLogView(query: string, personFilters: unknown): SearchLogView {
  const view = parseFilteredView(query, searchLog, equityLogFilters)
  return {
    ...view,
    savedSearchId: null,
    filters: { ...view.filters, ...readPersonFilters(equityLogFilters, personFilters) },
    typed: typedIn(personFilters),
  }
}

/** Prints a view as the query of its address, without the question mark. The text and people's names are left out. */
export const printSearchLogView = (view: SearchLogView): string =>
  printFilteredView({ ...view, savedSearchId: null }, equityLogFilters)

/**
 * What of a view is kept beside its address, because it names people: the text first of all.
 *
 * @example printSearchLogPersonFilters({ filters: {}, typed: 'Smith' }) // { quickSearch: 'Smith' }
 */
export const printSearchLogPersonFilters = ({
  filters,
  typed,
}: Pick<SearchLogView, 'filters' | 'typed'>): FieldTexts => ({
  ...printPersonFilters(equityLogFilters, filters),
  ...(typed === null ? {} : { [typedField]: typed }),
})

function typedIn(personFilters: unknown): string | null {
  if (typeof personFilters !== 'object' || personFilters === null || !(typedField in personFilters))
    return null
  const typed = personFilters[typedField]
  const isText = typeof typed === 'string' && typed.trim() !== '' && typed.length <= longestSearchText
  return isText ? typed : null
}
