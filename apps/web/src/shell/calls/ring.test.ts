import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeAudio } from '../../testing/fakeAudio'
import { startRinging } from './ring'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('rings again and again until it is told to stop, and then at once no more', async () => {
  const audio = fakeAudio()
  const stop = startRinging()
  await vi.advanceTimersByTimeAsync(7_000)
  expect(audio.contexts).toHaveLength(3)
  expect(audio.contexts[0]).toEqual({ notes: [440, 554, 440, 554], isClosed: true })
  stop()
  await vi.advanceTimersByTimeAsync(0)
  expect(audio.contexts.every(({ isClosed }) => isClosed)).toBe(true)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(audio.contexts).toHaveLength(3)
})

it('is silent where another window rings, and on a device without sound', async () => {
  const audio = fakeAudio()
  const locks = { request: (_name: string, _options: object, act: (lock: null) => unknown) => act(null) }
  vi.stubGlobal('navigator', { locks })
  const stop = startRinging()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(audio.contexts).toEqual([])
  stop()
  vi.unstubAllGlobals()
  vi.stubGlobal('AudioContext', undefined)
  startRinging()()
  await vi.advanceTimersByTimeAsync(5_000)
})
