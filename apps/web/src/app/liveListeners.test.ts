import { expect, it } from 'vitest'
import { liveListeners } from './liveListeners'

it('is the code of the live channel, which is fetched when it is wanted', async () => {
  await liveListeners.fetch()
  expect(Object.keys(liveListeners.read().module ?? {})).toEqual(['listenForLiveChannel'])
})
