import { printedPage, readPage, type ListView } from '../list/listView'
import { firstPage } from '../paging/pageSize'
import { pageSizeOf } from '../paging/paging'
import { printQuery, readQuery } from '../text/addressQuery'
import { searchKey } from '../text/searchKey'
import { mappingIconCodes, mappingTypes, type MappingIconCode, type MappingType } from './mappingItem'

/**
 * What the mapping table shows: one mapper's rows that hold a text and have an icon, page by page (OP-131, OP-132). They have one
 * order: by their originals.
 */
export interface MappingView extends ListView<'mappedItem'> {
  readonly typeCode: MappingType
  readonly text: string
  /** `null` for every icon. Ours. */
  readonly iconCode: MappingIconCode | null
}

/** The table as it opens: makes, all of them. */
export const firstMappingView: MappingView = {
  sort: { orderBy: 'mappedItem', orderDirection: 'asc' },
  page: firstPage,
  showAll: false,
  typeCode: 'MAKE',
  text: '',
  iconCode: null,
}

/** The longest text that is looked for; names have no more letters. */
export const longestMappingText = 100

/** A text to look for, as it was typed: what is too long is cut. */
const textOf = (typed: string): string => typed.slice(0, longestMappingText)

/**
 * The view of an address: an unknown mapper is Make, a text that is too long is cut, a page that is none is the first.
 *
 * @example parseMappingView('mapper=WHEEL&text=chevy&pageNumber=0') // { ...firstMappingView, text: 'chevy' }
 */
export function parseMappingView(query: string): MappingView {
  const values = readQuery(query)
  return {
    ...firstMappingView,
    ...readPage(values),
    typeCode: mappingTypes.find((type) => type === values.get('mapper')) ?? 'MAKE',
    text: textOf(values.get('text') ?? ''),
    iconCode: mappingIconCodes.find((code) => code === values.get('icon')) ?? null,
  }
}

/**
 * A view as the query of its address, without the question mark. The mapper is always named, the rest where it is not as the
 * table opens.
 *
 * @example printMappingView({ ...firstMappingView, typeCode: 'TRIM', page: 2 }) // 'mapper=TRIM&pageNumber=2'
 */
export const printMappingView = ({ typeCode, text, iconCode, ...page }: MappingView): string =>
  printQuery({
    mapper: typeCode,
    ...(text === '' ? {} : { text }),
    ...(iconCode === null ? {} : { icon: iconCode }),
    ...printedPage(page),
  })

/**
 * Another mapper: its rows from the first page, without the text that was looked for in the other one.
 *
 * @example chooseMapper(view, 'TRIM') // { ...firstMappingView, typeCode: 'TRIM' }
 */
export const chooseMapper = (view: MappingView, typeCode: MappingType): MappingView =>
  view.typeCode === typeCode ? view : { ...view, typeCode, text: '', page: firstPage }

/**
 * Another text or icon, from the first page.
 *
 * @example filterMappings(view, { text: 'civic' }).page // 1
 */
export const filterMappings = (
  view: MappingView,
  change: Partial<Pick<MappingView, 'text' | 'iconCode'>>,
): MappingView => {
  const filtered = { ...view, ...change }
  return { ...filtered, text: textOf(filtered.text), page: firstPage }
}

/** Whether rows are left out, so that they can be asked for again. */
export const isMappingFilterActive = ({ text, iconCode }: MappingView): boolean =>
  text.trim() !== '' || iconCode !== null

/** The body of the call that writes the rows of a view into a file: all of them, whatever the page. */
export const mappingExport = ({ typeCode, text, iconCode }: MappingView, hyperionId: string) => ({
  typeCode,
  hyperionId,
  text: text.trim(),
  ...(iconCode === null ? {} : { iconCode }),
})

/**
 * The body of the call that reads the table (OP-132).
 *
 * @example mappingRequest(firstMappingView, 'HAR')
 * // { typeCode: 'MAKE', hyperionId: 'HAR', text: '', pageNumber: 1, pageSize: 50 }
 */
export const mappingRequest = (view: MappingView, hyperionId: string) => ({
  ...mappingExport(view, hyperionId),
  pageNumber: view.page,
  pageSize: pageSizeOf(view.showAll),
})

/**
 * The text in which a filter looks for its own, taken by `searchKey`: the original and what it is mapped to, a line each, so that
 * nothing is found across the two.
 *
 * @example mappingSearchText('CHEVY', 'Chevrolet') // 'chevy\nchevrolet'
 */
export const mappingSearchText = (mappedItem: string, mappedTo: string | null): string =>
  `${searchKey(mappedItem)}\n${searchKey(mappedTo ?? '')}`
