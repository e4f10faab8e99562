import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pageOffset, pageSlice } from './pageSlice'

it('so many items stand before a page', () => {
  expect([pageOffset(1, 50), pageOffset(2, 50), pageOffset(3, 50)]).toEqual([0, 50, 100])
})

it('a page is a part of its list, and empty beyond the end', () => {
  expect(pageSlice(['a', 'b', 'c'], 1, 2)).toEqual({ list: ['a', 'b'], total: 3, page: 1, pageCount: 2 })
  expect(pageSlice(['a', 'b', 'c'], 2, 2)).toEqual({ list: ['c'], total: 3, page: 2, pageCount: 2 })
  expect(pageSlice(['a', 'b', 'c'], 3, 2)).toEqual({ list: [], total: 3, page: 3, pageCount: 2 })
})

it('the pages together are the list', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 20 }), (items, size) => {
      const { pageCount } = pageSlice(items, 1, size)
      const pages = Array.from({ length: pageCount }, (_, at) => pageSlice(items, at + 1, size).list)
      expect(pages.flat()).toEqual(items)
    }),
  )
})
