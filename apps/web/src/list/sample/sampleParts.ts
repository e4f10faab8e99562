import { pageSizeOf } from '@retain/domain/paging/paging'
import type { Sort } from '@retain/domain/sorting/sorting'
import { sortBy } from '@retain/domain/sorting/sortBy'
import { printQuery, readQuery } from '@retain/domain/text/addressQuery'
import { sortKey } from '@retain/domain/text/sortKey'
import { printView, type ListView } from '@retain/domain/list/listView'
import type { ListDefinition } from '../results/listDefinition'
import type { ListGridColumn } from '../grid/gridColumns'

/** An invented row: a spare part on the shelf. */
export interface Part {
  readonly partId: string
  readonly name: string
  readonly maker: string
  readonly price: number
  readonly stock: number
}

export const partKeys = ['name', 'maker', 'price', 'stock'] as const
export type PartKey = (typeof partKeys)[number]

export const makers = ['Altona', 'Borealis', 'Corvo', 'Dunmore'] as const

const partColumns: readonly ListGridColumn<PartKey>[] = [
  { key: 'name', label: 'Part', align: 'left', widthPercent: 40 },
  { key: 'maker', label: 'Maker', align: 'left', widthPercent: 20 },
  { key: 'price', label: 'Price', align: 'right', widthPercent: 20 },
  { key: 'stock', label: 'In stock', align: 'right', widthPercent: 15, isSortable: false },
]

/** The list of spare parts. */
export const partsList = {
  id: 'parts',
  title: 'Spare parts',
  countDescription: 'parts',
  columns: partColumns,
  defaultColumns: partKeys,
  defaultSort: { orderBy: 'name', orderDirection: 'asc' },
} as const satisfies ListDefinition<PartKey>

const nouns = ['Bolt', 'Filter', 'Gasket', 'Hose', 'Lamp', 'Pump', 'Sensor', 'Valve']

/** So many parts; always the same ones. */
export const sampleParts = (count: number): readonly Part[] =>
  Array.from({ length: count }, (_, at) => ({
    partId: String(1 + at),
    name: `${nouns[at % nouns.length] ?? ''} ${String(1 + at).padStart(5, '0')}`,
    maker: makers[at % makers.length] ?? '',
    price: 100 + ((at * 7_919) % 9_900),
    stock: (at * 31) % 97,
  }))

export const partId = (part: Part): string => part.partId
export const partName = ({ name }: Part): string => name
export const selectedPart = ({ partId: key, name: label }: Part) => ({ key, label })

/** The parts in an order, as the service gives them. */
export const orderParts = (parts: readonly Part[], { orderBy, orderDirection }: Sort<PartKey>) =>
  sortBy(parts, orderDirection, (part) => {
    const value = part[orderBy]
    return { value: typeof value === 'string' ? sortKey(value) : value, id: part.partId }
  })

export type PartFilters = Readonly<Partial<Record<PartKey, string>>>

/** How the parts are looked at. */
export interface PartsView extends ListView<PartKey> {
  readonly filters: PartFilters
}

/** A view as the query of its address, without the question mark. */
export const printPartsView = (view: PartsView): string => {
  const set = Object.entries(view.filters).filter(([, value]) => value !== '')
  return [printView(view), printQuery(Object.fromEntries(set))].filter((part) => part !== '').join('&')
}

/** A view from the query of its address; what is not said is as the list opens. */
export function parsePartsView(query: string): PartsView {
  const values = readQuery(query)
  const orderBy = partKeys.find((key) => key === values.get('orderBy'))
  const filters = partKeys.flatMap((key) => {
    const value = values.get(key)
    return value === undefined ? [] : [[key, value]]
  })
  return {
    sort:
      orderBy === undefined
        ? partsList.defaultSort
        : { orderBy, orderDirection: values.get('orderDirection') === 'asc' ? 'asc' : 'desc' },
    page: Number(values.get('pageNumber') ?? 1),
    showAll: values.get('showAll') === 'true',
    filters: Object.fromEntries(filters) as PartFilters,
  }
}

/** The call that finds the parts of a view, with what it sends. */
export const partsSearch = ({ sort, page, showAll, filters }: PartsView) => ({
  call: 'searchParts',
  body: {
    ...sort,
    pageNumber: page,
    pageSize: pageSizeOf(showAll),
    name: filters.name ?? '',
    maker: filters.maker ?? '',
  },
})
