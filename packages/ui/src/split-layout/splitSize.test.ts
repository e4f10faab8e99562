import { expect, it } from 'vitest'
import { clampSize, growth, sizeAfterKey } from './splitSize'

const bounds = { min: 240, max: 640 }
const press = (key: string, shiftKey = false, direction: 1 | -1 = 1) =>
  sizeAfterKey({ key, shiftKey }, 400, direction, bounds, 368)

it('keeps a width within its bounds', () => {
  expect([100, 400.4, 900, NaN, Infinity].map((size) => clampSize(size, bounds))).toEqual([
    240, 400, 640, 240, 640,
  ])
})

it('takes the least width where there is no room for more', () => {
  expect(clampSize(400, { min: 240, max: 100 })).toBe(240)
})

it('grows away from the pane, in either reading direction', () => {
  expect([growth('start', false), growth('end', false)]).toEqual([1, -1])
  expect([growth('start', true), growth('end', true)]).toEqual([-1, 1])
})

it('moves the line the way that the arrow points', () => {
  expect([press('ArrowRight'), press('ArrowLeft')]).toEqual([416, 384])
  expect([press('ArrowRight', false, -1), press('ArrowLeft', false, -1)]).toEqual([384, 416])
  expect(press('ArrowRight', true)).toBe(464)
})

it('goes to either end and back to the usual width', () => {
  expect([press('Home'), press('End'), press('Enter')]).toEqual([240, 640, 368])
})

it('leaves other keys alone', () => {
  expect(press('ArrowUp')).toBeNull()
  expect(press('a')).toBeNull()
})
