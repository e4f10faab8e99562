import { expect, it } from 'vitest'
import { withSlowReaders } from '../testing/slowReaders'
import { withApp } from '../testing/testApp'

const test = withApp({ environment: { RATE_LIMITS: 'on' }, stalledAfterMs: 1_000 })
const { open, statusFor } = withSlowReaders(test)

it('a large answer that nobody reads is ended, and no longer counts', async () => {
  const [first, second] = [await open('stops.reading'), await open('stops.reading')]
  await expect.poll(() => statusFor('stops.reading'), { timeout: 30_000, interval: 250 }).toBe(200)
  const complete = [first, second].map(async ({ answer }) => {
    answer.resume()
    await expect.poll(() => answer.closed, { timeout: 10_000 }).toBe(true)
    return answer.complete
  })
  expect(await Promise.all(complete)).toContain(false)
}, 60_000)
