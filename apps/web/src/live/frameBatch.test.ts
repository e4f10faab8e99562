import { fakeClock } from '@retain/api-client/live/fakeSocket'
import { afterEach, expect, it, vi } from 'vitest'
import { makeFrameBatch } from './frameBatch'

afterEach(() => void vi.restoreAllMocks())

const nextFrame = () => new Promise(requestAnimationFrame)

/** As in a hidden tab: requested frames do not come. */
const stopFrames = () => vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)

function makeBatch() {
  const clock = fakeClock()
  const processed: (readonly number[])[] = []
  const batch = makeFrameBatch<number>(clock.after, () => processed.push(batch.take()))
  return { clock, processed, batch }
}

it('processes the items of a frame together, in their order, and then starts a new batch', async () => {
  const { batch, processed, clock } = makeBatch()
  for (const item of [3, 1, 2]) batch.add(item)
  expect(processed).toEqual([])
  await nextFrame()
  expect(processed).toEqual([[3, 1, 2]])
  batch.add(4)
  await nextFrame()
  expect(processed).toEqual([[3, 1, 2], [4]])
  expect(clock.waits()).toEqual([])
})

it('processes them by the clock where no frame comes', () => {
  stopFrames()
  const { batch, processed, clock } = makeBatch()
  batch.add(1)
  batch.add(2)
  clock.advance(100)
  expect(processed).toEqual([[1, 2]])
  clock.advance(1_000)
  expect(processed).toHaveLength(1)
})

it('holds at most 500, however slow the clock is', () => {
  stopFrames()
  const { batch, processed } = makeBatch()
  for (let item = 0; item < 1_200; item += 1) batch.add(item)
  expect(processed.map(({ length }) => length)).toEqual([500, 500])
  expect(batch.take()).toHaveLength(200)
})

it('processes nothing that was taken before', async () => {
  const { batch, processed, clock } = makeBatch()
  batch.add(1)
  expect(batch.take()).toEqual([1])
  await nextFrame()
  clock.advance(1_000)
  expect(processed).toEqual([])
})
