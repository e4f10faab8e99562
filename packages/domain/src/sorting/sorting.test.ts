import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareIds, compareSortable, nextSort, type Sort, type Sortable } from './sorting'
import { sortBy } from './sortBy'
import { sortDirections } from './sortDirection'

const byEquity: Sort = { orderBy: 'equityAmount', orderDirection: 'desc' }

describe('nextSort', () => {
  it('begins descending with another column [L-367] [L-368]', () => {
    expect(nextSort(byEquity, 'year')).toEqual({ orderBy: 'year', orderDirection: 'desc' })
    expect(nextSort({ ...byEquity, orderDirection: 'asc' }, 'year').orderDirection).toBe('desc')
  })

  it('turns the direction of the same column, and back [L-369]', () => {
    const once = nextSort(byEquity, 'equityAmount')
    expect(once.orderDirection).toBe('asc')
    expect(nextSort(once, 'equityAmount')).toEqual(byEquity)
  })
})

describe('the order', () => {
  const rows: Sortable[] = [
    { id: '10', value: null },
    { id: '9', value: 5 },
    { id: '2', value: null },
    { id: '11', value: 5 },
    { id: '3', value: -7 },
  ]
  const ids = (direction: 'asc' | 'desc') => sortBy(rows, direction, (row) => row).map(({ id }) => id)

  it('has empty values last and ties by id, in both directions [L-602] [L-604]', () => {
    expect(ids('desc')).toEqual(['9', '11', '3', '2', '10'])
    expect(ids('asc')).toEqual(['3', '9', '11', '2', '10'])
  })

  it('is that of figures by size, of texts by their letters, and of a figure beside a text as of texts', () => {
    const sorted = (...values: (number | string)[]) =>
      sortBy(values, 'asc', (value) => ({ id: '1', value })).map(String)
    expect(sorted(10, 9, 100)).toEqual(['9', '10', '100'])
    expect(sorted('b', 'c', 'a')).toEqual(['a', 'b', 'c'])
    const [text, figure] = [
      { id: '1', value: 'a' },
      { id: '2', value: 10 },
    ]
    const compare = compareSortable('asc')
    expect([compare(text, figure), compare(figure, text)].map(Math.sign)).toEqual([1, -1])
  })

  it('is the same whether rows are compared in pairs or ordered at once, whatever their ids are', () => {
    const numbers = fc.stringMatching(/^[0-9]{1,20}$/)
    const texts = fc.stringMatching(/^[a-z][0-9a-z]{0,3}$/)
    const listOf = (id: fc.Arbitrary<string>) =>
      fc.array(fc.record({ id, value: fc.option(fc.constantFrom(1, 2, 'a')) }))
    fc.assert(
      fc.property(
        fc.oneof(listOf(numbers), listOf(texts)),
        fc.constantFrom(...sortDirections),
        (given, direction) => {
          expect(sortBy(given, direction, (item) => item)).toEqual(
            [...given].sort(compareSortable(direction)),
          )
        },
      ),
    )
  })

  it('is that of code points for texts of any script', () => {
    // UTF-16 has the halves of a pair below some letters that come before it.
    expect(sortBy(['\u{1f600}', '\uff5a', 'z'], 'asc', (value) => ({ id: '1', value }))).toEqual([
      'z',
      '\uff5a',
      '\u{1f600}',
    ])
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\u{1f600}', '\uff5a', '', 'ab'))
    const list = fc.array(fc.record({ id: fc.nat(99).map(String), value }))
    fc.assert(
      fc.property(list, fc.constantFrom(...sortDirections), (given, direction) => {
        expect(sortBy(given, direction, (item) => item)).toEqual([...given].sort(compareSortable(direction)))
      }),
    )
  })

  it('does not depend on the order that the rows came in', () => {
    const row = fc.record({ id: fc.nat(999).map(String), value: fc.option(fc.integer({ min: -3, max: 3 })) })
    const list = fc.uniqueArray(row, { selector: ({ id }) => id })
    fc.assert(
      fc.property(list, fc.constantFrom(...sortDirections), (given, direction) => {
        const forward = sortBy(given, direction, (item) => item)
        expect(sortBy([...given].reverse(), direction, (item) => item)).toEqual(forward)
      }),
    )
  })
})

describe('compareIds', () => {
  it('takes digits for numbers of any length', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 30n }),
        fc.bigInt({ min: 0n, max: 10n ** 30n }),
        (a, b) => {
          expect(Math.sign(compareIds(`${a}`, `0${b}`))).toBe(a < b ? -1 : a > b ? 1 : 0)
        },
      ),
    )
  })

  it('takes other ids as texts', () => {
    expect(compareIds('a10', 'a9')).toBeLessThan(0)
  })

  it('takes digits beside another id for texts too', () => {
    for (const other of ['a', 'a1', '1a']) {
      expect(compareIds(other, '100')).toBeGreaterThan(0)
      expect(compareIds('100', other)).toBeLessThan(0)
    }
  })

  it('passes over all zeros at the beginning', () => {
    expect([compareIds('0070', '70'), compareIds('000', '0')]).toEqual([0, 0])
  })
})
