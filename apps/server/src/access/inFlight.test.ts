import { expect, it } from 'vitest'
import { withDatabase } from '../testing/testDatabase'
import { shareInFlight } from './inFlight'

const test = withDatabase()

it('asks once for all who ask at the same time, and anew for whoever comes later', async () => {
  let count = 0
  const ask = async () => {
    count += 1
    return count
  }
  expect(await Promise.all([1, 2, 3].map(() => shareInFlight(test.db, 'a', ask)))).toEqual([1, 1, 1])
  expect(await shareInFlight(test.db, 'a', ask)).toBe(2)
  expect(await Promise.all(['b', 'c'].map((key) => shareInFlight(test.db, key, ask)))).toEqual([3, 4])
})

it('gives a failure to all who waited for it, and keeps none', async () => {
  const fail = () => Promise.reject(new Error('away'))
  const outcomes = await Promise.allSettled([1, 2].map(() => shareInFlight(test.db, 'd', fail)))
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await shareInFlight(test.db, 'd', () => Promise.resolve('back'))).toBe('back')
})
