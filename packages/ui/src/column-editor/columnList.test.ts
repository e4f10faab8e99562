import { describe, expect, it, vi } from 'vitest'
import {
  addColumn,
  canRemove,
  chosenColumns,
  columnsToAdd,
  isSameList,
  moveColumn,
  removeColumn,
  type ColumnList,
} from './columnList'

const columns: ColumnList = [
  { key: 'name', label: 'Customer', isFixed: true },
  { key: 'deal', label: 'Deal Type', isFixed: true },
  { key: 'year', label: 'Year' },
  { key: 'apr', label: 'APR' },
  { key: 'lender', label: 'Lender' },
]
const keys = (list: ColumnList): string => list.map(({ key }) => key).join(' ')
const list = (text: string): ColumnList => chosenColumns(columns, text.split(' '))

describe('a chosen list', () => {
  it('keeps its order, and leaves out what is unknown or repeated', () => {
    expect(keys(list('name deal lender gone year lender'))).toBe('name deal lender year')
  })

  it('has the fixed columns first, whether they were chosen or not', () => {
    expect(keys(list('year deal'))).toBe('name deal year')
    expect(keys(chosenColumns(columns, []))).toBe('name deal')
  })

  it('tells the developer of two columns with one key', () => {
    expect(() => chosenColumns([...columns, { key: 'apr', label: 'APR again' }], [])).toThrow(/"apr"/)
  })

  it('has the first of two columns with one key in production', () => {
    vi.stubEnv('NODE_ENV', 'production')
    const twice = [
      ...columns,
      { key: 'apr', label: 'APR again' },
      { key: 'name', label: 'Customer again', isFixed: true },
    ]
    const labels = chosenColumns(twice, ['apr']).map(({ label }) => label)
    expect(labels).toEqual(['Customer', 'Deal Type', 'APR'])
  })
})

describe('adding', () => {
  it('offers the columns that are not in use, by label [L-342]', () => {
    expect(keys(columnsToAdd(columns, list('name deal')))).toBe('apr lender year')
  })

  it('puts a column last, and one that is there nowhere else', () => {
    const [, , year = columns[0]!, apr = columns[0]!] = columns
    expect(keys(addColumn(list('lender'), year))).toBe('name deal lender year')
    expect(keys(addColumn(list('apr lender'), apr))).toBe('name deal apr lender')
  })
})

describe('removing', () => {
  it('takes out any column but a fixed one', () => {
    expect(keys(removeColumn(list('year apr'), 2))).toBe('name deal apr')
    expect(keys(removeColumn(list('year apr'), 1))).toBe('name deal year apr')
    expect(keys(removeColumn(list('year apr'), 9))).toBe('name deal year apr')
  })

  it('leaves a last column', () => {
    const free = columns.filter((column) => column.isFixed !== true)
    expect([canRemove(free, 0), canRemove(free.slice(0, 1), 0)]).toEqual([true, false])
  })
})

describe('moving', () => {
  it.each([
    [4, 2, 'name deal lender year apr'],
    [2, 4, 'name deal apr lender year'],
    [4, 0, 'name deal lender year apr'],
    [2, 99, 'name deal apr lender year'],
    [3, 3, 'name deal year apr lender'],
    [0, 3, 'name deal year apr lender'],
    [99, 3, 'name deal year apr lender'],
  ])('from %d to %d gives %s', (from, to, result) => {
    expect(keys(moveColumn(list('year apr lender'), from, to))).toBe(result)
  })
})

it('knows a list from another one', () => {
  expect(isSameList(list('year apr'), list('name deal year apr'))).toBe(true)
  expect(isSameList(list('year apr'), list('apr year'))).toBe(false)
  expect(isSameList(list('year apr'), list('year'))).toBe(false)
})
