import { printQuery, readQuery } from '../../text/addressQuery'
import type { FilterCatalogue, FilterValues } from './filterDefinition'
import type { FieldTexts } from './filter-types/filterKind'
import { printFields, readFields } from './fieldTexts'
import { pickFilters } from './normaliseFilters'

/**
 * Prints filters as the query of an address, without the question mark: the fields of the call with texts. Filters that
 * name people are left out; `personFilters` gives them for the history state.
 *
 * @example printFilters(equityLogFilters, { make: ['12', '13'], year: { from: '2018', to: '' } }) // 'makeId=12,13&yearFrom=2018'
 */
export const printFilters = <Catalogue extends FilterCatalogue>(
  catalogue: Catalogue,
  values: FilterValues<Catalogue>,
): string => printQuery(printFields(catalogue, partOf(catalogue, values, false)))

/**
 * Reads filters from the query of an address. Wrong input is normalised: values that do not fit their filter are ignored,
 * and so are names that no filter has, and people's names, which the screen never writes there.
 *
 * @example parseFilters(equityLogFilters, '?yearFrom=2018&yearTo=1999&x=1') // { year: { from: '2018', to: '' } }
 */
export const parseFilters = <Catalogue extends FilterCatalogue>(
  catalogue: Catalogue,
  query: string,
): FilterValues<Catalogue> =>
  partOf(catalogue, readFields(catalogue, Object.fromEntries(readQuery(query))).filters, false)

/** The filters that name people, which are not part of an address. */
export const personFilters = <Catalogue extends FilterCatalogue>(
  catalogue: Catalogue,
  values: FilterValues<Catalogue>,
): FilterValues<Catalogue> => partOf(catalogue, values, true)

/**
 * The filters that name people as texts by field, for the history state, which is neither sent nor part of a link.
 *
 * @example printPersonFilters(equityLogFilters, { oppOwner: ['Ann Lee'], color: ['Red'] }) // { oppOwner: 'Ann Lee' }
 */
export const printPersonFilters = <Catalogue extends FilterCatalogue>(
  catalogue: Catalogue,
  values: FilterValues<Catalogue>,
): FieldTexts => printFields(catalogue, personFilters(catalogue, values))

/** Reads what `printPersonFilters` gave from wherever it was kept. What does not fit is ignored. */
export const readPersonFilters = <Catalogue extends FilterCatalogue>(
  catalogue: Catalogue,
  kept: unknown,
): FilterValues<Catalogue> => {
  const texts = Object.entries(typeof kept === 'object' && kept !== null ? kept : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return personFilters(catalogue, readFields(catalogue, Object.fromEntries(texts)).filters)
}

const partOf = <Catalogue extends FilterCatalogue>(
  catalogue: Catalogue,
  values: FilterValues<Catalogue>,
  isPersonFilter: boolean,
): FilterValues<Catalogue> => {
  const names = Object.keys(values)
  const part = names.filter((name) => (catalogue[name]?.isPersonFilter === true) === isPersonFilter)
  return part.length === names.length ? values : pickFilters<Catalogue>(values, part)
}
