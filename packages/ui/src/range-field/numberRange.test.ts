import { expect, it } from 'vitest'
import { chooseSide, latestFirst, numberOptions } from './numberRange'

it('clears To when a From above it is chosen, and keeps it otherwise [L-123]', () => {
  const range = { from: null, to: 2015 }
  expect(chooseSide(range, 'from', 2018)).toEqual({ from: 2018, to: null })
  expect(chooseSide(range, 'from', 2014)).toEqual({ from: 2014, to: 2015 })
  expect(chooseSide(range, 'from', 2015)).toEqual({ from: 2015, to: 2015 })
  expect(chooseSide({ from: 2018, to: null }, 'to', 2016)).toEqual({ from: 2018, to: 2016 })
  expect(chooseSide({ from: 2014, to: 2015 }, 'from', null)).toEqual({ from: null, to: 2015 })
})

it('offers each number once and the latest year first', () => {
  expect(latestFirst([2018, 2020, 2019])).toEqual([2020, 2019, 2018])
  expect(latestFirst([2020, NaN, Infinity, 0, 2026])).toEqual([2026, 2020, 0])
  expect(numberOptions([3, 3, NaN, 1]).map(({ label }) => label)).toEqual(['3', '1'])
})
