import { expect, it } from 'vitest'
import { hiddenSides } from './rowScroll'

const row = (scrollLeft: number, scrollWidth = 500) => ({ scrollLeft, scrollWidth, clientWidth: 300 })

it('finds nothing hidden where all fit', () => {
  expect(hiddenSides(row(0, 300), false)).toBe('')
  expect(hiddenSides(row(0, 300), true)).toBe('')
})

it('says behind which edge there is more', () => {
  expect(hiddenSides(row(0), false)).toBe('right')
  expect(hiddenSides(row(80), false)).toBe('left right')
  expect(hiddenSides(row(200), false)).toBe('left')
})

it('counts backwards where reading starts at the right', () => {
  expect(hiddenSides(row(0), true)).toBe('left')
  expect(hiddenSides(row(-80), true)).toBe('left right')
  expect(hiddenSides(row(-200), true)).toBe('right')
})

it('takes no notice of fractions of a pixel', () => {
  expect(hiddenSides(row(199.4), false)).toBe('left')
  expect(hiddenSides(row(0.6), false)).toBe('right')
})
