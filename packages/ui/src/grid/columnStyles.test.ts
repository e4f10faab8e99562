import { expect, it } from 'vitest'
import { columnStyles, fixedMark } from './columnStyles'

const tracks = [
  { grow: 0, width: 40 },
  { grow: 12, width: 160 },
  { grow: 7, width: 77 },
]

it('gives every column its part of the width, and fixed ones the place at which they stay', () => {
  expect(columnStyles(tracks, 2)).toEqual([
    { width: 40, minWidth: 40, '--fixed-at': '0px' },
    { width: 'calc(12 * var(--grid-percent))', minWidth: 160, '--fixed-at': '40px' },
    { width: 'calc(7 * var(--grid-percent))', minWidth: 77 },
  ])
})

it('leaves the cells of a small share nearly all of their width', () => {
  const padding = [3, 4, 5].map((grow) => columnStyles([{ grow, width: 40 }], 0)[0]?.paddingInline)
  expect(padding).toEqual([2, 2, undefined])
})

it('marks the last fixed column', () => {
  expect([0, 1, 2].map((index) => fixedMark(index, 2))).toEqual(['', 'last', undefined])
  expect(fixedMark(0, 0)).toBeUndefined()
})
