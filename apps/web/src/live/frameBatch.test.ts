import { fakeClock } from '@retain/api-client/live/fakeSocket'
import { afterEach, expect, it, vi } from 'vitest'
import { makeFrameBatch } from './frameBatch'

afterEach(() => void vi.restoreAllMocks())

const nextFrame = () => new Promise(requestAnimationFrame)

/** As in a hidden tab: frames are asked for, and do not come. */
const stopFrames = () => vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)

function gather() {
  const clock = fakeClock()
  const dealtWith: (readonly number[])[] = []
  const gathering = makeFrameBatch<number>(clock.after, () => dealtWith.push(gathering.take()))
  return { clock, dealtWith, gathering }
}

it('hands on what came before a frame together, in its order, and then begins anew', async () => {
  const { gathering, dealtWith, clock } = gather()
  for (const item of [3, 1, 2]) gathering.add(item)
  expect(dealtWith).toEqual([])
  await nextFrame()
  expect(dealtWith).toEqual([[3, 1, 2]])
  gathering.add(4)
  await nextFrame()
  expect(dealtWith).toEqual([[3, 1, 2], [4]])
  expect(clock.waits()).toEqual([])
})

it('hands it on by the clock where no frame comes', () => {
  stopFrames()
  const { gathering, dealtWith, clock } = gather()
  gathering.add(1)
  gathering.add(2)
  clock.advance(100)
  expect(dealtWith).toEqual([[1, 2]])
  clock.advance(1_000)
  expect(dealtWith).toHaveLength(1)
})

it('holds at most 500, however slow the clock is', () => {
  stopFrames()
  const { gathering, dealtWith } = gather()
  for (let item = 0; item < 1_200; item += 1) gathering.add(item)
  expect(dealtWith.map(({ length }) => length)).toEqual([500, 500])
  expect(gathering.take()).toHaveLength(200)
})

it('makes nothing due that was taken before', async () => {
  const { gathering, dealtWith, clock } = gather()
  gathering.add(1)
  expect(gathering.take()).toEqual([1])
  await nextFrame()
  clock.advance(1_000)
  expect(dealtWith).toEqual([])
})
