import { afterEach, expect, it, vi } from 'vitest'
import { fakeAudio } from '../../testing/fakeAudio'
import { playAlertSound } from './alertSound'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('plays two notes and closes what played them', async () => {
  vi.useFakeTimers()
  const audio = fakeAudio()
  const played = playAlertSound()
  await vi.runAllTimersAsync()
  await played
  expect(audio.contexts).toEqual([{ notes: [660, 880], isClosed: true }])
})

it('stays silent where the browser does not let the page sound', async () => {
  vi.useFakeTimers()
  const audio = fakeAudio({ state: 'suspended' })
  const played = playAlertSound()
  await vi.runAllTimersAsync()
  await played
  expect(audio.contexts).toEqual([{ notes: [], isClosed: true }])
})

it('is silent on a device without sound', async () => {
  vi.stubGlobal('AudioContext', undefined)
  await expect(playAlertSound()).resolves.toBeUndefined()
})

it('leaves the sound to the window that plays it already', async () => {
  const audio = fakeAudio()
  const locks = { request: (_name: string, _options: object, act: (lock: null) => unknown) => act(null) }
  vi.stubGlobal('navigator', { locks })
  await playAlertSound()
  expect(audio.contexts).toEqual([])
})
