import { expect, it } from 'vitest'
import { framesPerMinute, presenceTimeout, largestFrame, pingInterval } from './limits'

it('a client may send 60 frames a minute and 16 KB a frame, and is asked every 30 seconds', () => {
  expect([framesPerMinute, largestFrame, pingInterval]).toEqual([60, 16_384, 30_000])
})

it('whoever has had no socket for 2 minutes is gone', () => {
  expect(presenceTimeout).toBe(120_000)
})
