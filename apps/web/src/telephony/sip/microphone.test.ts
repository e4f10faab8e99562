import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeMicrophone } from './microphone'

/** The streams that the browser gave, each of one track. */
const given: { readonly enabled: boolean; readonly isStopped: boolean }[] = []

beforeEach(() => {
  given.length = 0
  const getUserMedia = async () => {
    const track = { enabled: true, isStopped: false, stop: () => void (track.isStopped = true) }
    given.push(track)
    return { getTracks: () => [track], getAudioTracks: () => [track] }
  }
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
})
afterEach(() => void vi.unstubAllGlobals())

it('mutes the stream that a call took, and no later one', async () => {
  const microphone = makeMicrophone()
  expect(await microphone.open()).toBeNull()
  microphone.mute(true)
  expect(given[0]?.enabled).toBe(true)
  await microphone.take()
  microphone.mute(true)
  expect(given[0]?.enabled).toBe(false)
  microphone.mute(false)
  expect(given[0]?.enabled).toBe(true)
  microphone.release()
  microphone.mute(true)
  expect(given[0]).toMatchObject({ enabled: true, isStopped: false })
})

it('lets go of a stream that no call took', async () => {
  const microphone = makeMicrophone()
  await microphone.open()
  microphone.release()
  expect(given[0]?.isStopped).toBe(true)
})
