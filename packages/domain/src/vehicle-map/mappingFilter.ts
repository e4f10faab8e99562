import { searchKey } from '../text/searchKey'
import { defaultPageSize, firstPage } from '../paging/pageSize'
import { mappingTypes, type MappingType } from './mappingItem'

/** What the mapping table shows: one mapper's rows that hold a text, page by page (OP-131, OP-132). */
export interface MappingFilter {
  readonly typeCode: MappingType
  readonly text: string
  readonly pageNumber: number
}

/** The table as it opens: makes, all of them. */
export const firstMappingFilter: MappingFilter = { typeCode: 'MAKE', text: '', pageNumber: firstPage }

/** The longest text that is looked for; names have no more letters. */
const longestText = 100

/**
 * A filter from anything that was typed or addressed: an unknown mapper is Make, blanks around the text are dropped, a text
 * that is too long is cut, a page that is none is the first. Doing it twice changes nothing.
 *
 * @example normaliseMappingFilter({ typeCode: 'WHEEL', text: ' chevy ', pageNumber: 0 }) // { typeCode: 'MAKE', text: 'chevy', pageNumber: 1 }
 */
export const normaliseMappingFilter = (typed: {
  readonly typeCode: string
  readonly text: string
  readonly pageNumber: number
}): MappingFilter => ({
  typeCode: mappingTypes.find((type) => type === typed.typeCode) ?? 'MAKE',
  text: typed.text.trim().slice(0, longestText).trim(),
  pageNumber:
    Number.isSafeInteger(typed.pageNumber) && typed.pageNumber >= firstPage ? typed.pageNumber : firstPage,
})

/**
 * Another mapper: its rows from the first page, without the text that was looked for in the other one.
 *
 * @example chooseMapper(filter, 'TRIM') // { typeCode: 'TRIM', text: '', pageNumber: 1 }
 */
export const chooseMapper = (filter: MappingFilter, typeCode: MappingType): MappingFilter =>
  filter.typeCode === typeCode ? filter : { ...firstMappingFilter, typeCode }

/**
 * Another text, from the first page.
 *
 * @example filterMappings(filter, ' civic ').text // 'civic'
 */
export const filterMappings = (filter: MappingFilter, text: string): MappingFilter =>
  normaliseMappingFilter({ ...filter, text, pageNumber: firstPage })

/**
 * The text in which a filter looks for its own, taken by `searchKey`: the original and what it is mapped to, a line each, so that
 * nothing is found across the two.
 *
 * @example mappingSearchText('CHEVY', 'Chevrolet') // 'chevy\nchevrolet'
 */
export const mappingSearchText = (mappedItem: string, mappedTo: string | null): string =>
  `${searchKey(mappedItem)}\n${searchKey(mappedTo ?? '')}`

/** Whether rows are left out, so that they can be asked for again. */
export const isMappingFilterActive = ({ text }: MappingFilter): boolean => text !== ''

/**
 * The body of the call that reads the table (OP-132).
 *
 * @example mappingFilterRequest(firstMappingFilter, 'HAR')
 * // { typeCode: 'MAKE', hyperionId: 'HAR', text: '', pageNumber: 1, pageSize: 50 }
 */
export const mappingFilterRequest = (
  { typeCode, text, pageNumber }: MappingFilter,
  hyperionId: string,
): {
  readonly typeCode: MappingType
  readonly hyperionId: string
  readonly text: string
  readonly pageNumber: number
  readonly pageSize: number
} => ({ typeCode, hyperionId, text, pageNumber, pageSize: defaultPageSize })
