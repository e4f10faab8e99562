import { expect, it } from 'vitest'
import { makeSeenIds } from './seenIds'

it('knows an id that it was told, and forgets the oldest beyond its size', () => {
  const seen = makeSeenIds(2)
  expect(['1', '2', '1', '3', '2', '1'].map(seen.isNew)).toEqual([true, true, false, true, false, true])
})
