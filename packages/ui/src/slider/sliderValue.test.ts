import { expect, it } from 'vitest'
import { shareOf, sliderValues } from './sliderValue'

const bounds = { min: 1, max: 50 }

it('keeps values within the bounds and in order', () => {
  expect(sliderValues([25], bounds)).toEqual([25])
  expect(sliderValues([70], bounds)).toEqual([50])
  expect(sliderValues([30, 20], bounds)).toEqual([20, 30])
})

it('puts what is no number at its end', () => {
  for (const nothing of [NaN, null, undefined]) {
    expect(sliderValues([nothing], bounds)).toEqual([1])
    expect(sliderValues([nothing, nothing], bounds)).toEqual([1, 50])
  }
})

it('says where a value stands, also between bounds that are one', () => {
  expect(shareOf(25.5, bounds)).toBe(0.5)
  expect(shareOf(5, { min: 5, max: 5 })).toBe(0)
})
