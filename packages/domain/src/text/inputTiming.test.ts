import { expect, it } from 'vitest'
import { longDebounce, shortDebounce } from './inputTiming'

it('the short debounce is 500 ms, the long one 350 ms, as the names are written [OP-106]', () => {
  expect([shortDebounce, longDebounce]).toEqual([500, 350])
})
