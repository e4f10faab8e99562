import { describe, expect, it } from 'vitest'
import { heldMemory } from '../testing/heldMemory'
import { withSlowReaders } from '../testing/slowReaders'
import { withApp } from '../testing/testApp'

const environment = { RATE_LIMITS: 'on' }
const megabytes = 1024 * 1024

describe('compressed answers that nobody reads', () => {
  // Nobody's answer is ended while this runs.
  const test = withApp({ environment, stalledAfterMs: 10 * 60_000 })
  const { open, statusFor } = withSlowReaders(test, 'br')

  it('fill no memory, and hold up nobody else', async () => {
    const people = Array.from({ length: 12 }, (_, at) => `stalled.${at}`)
    const before = await heldMemory()
    for (const name of people) {
      const readers = await Promise.all([open(name), open(name)])
      expect(readers.map(({ answer }) => answer.headers['content-encoding'])).toEqual(['br', 'br'])
    }
    // As a whole they would be more than 300 MB; some 140 are what is on its way.
    expect((await heldMemory()) - before).toBeLessThan(200 * megabytes)
    expect(await statusFor('reads.meanwhile')).toBe(200)
  }, 120_000)
})

describe('a compressed answer that nobody reads', () => {
  const test = withApp({ environment, stalledAfterMs: 1_000 })
  const { open, statusFor } = withSlowReaders(test, 'br')

  it('is ended, and no longer counts', async () => {
    const readers = [await open('stops.reading'), await open('stops.reading')]
    await expect.poll(() => statusFor('stops.reading'), { timeout: 30_000, interval: 250 }).toBe(200)
    const complete = readers.map(async ({ answer }) => {
      answer.resume()
      await expect.poll(() => answer.closed, { timeout: 10_000 }).toBe(true)
      return answer.complete
    })
    expect(await Promise.all(complete)).toContain(false)
  }, 60_000)
})
