import { expect, it } from 'vitest'
import type { Instant } from '../../calendar/instant'
import { takeBackQuestion, takeBackWay } from './takeBack'

it.each([
  ['lost', null, 'free'],
  ['lost', 'ann.lee', 'held'],
  ['held', null, null],
  ['taking', 'ann.lee', null],
  [null, 'ann.lee', null],
] as const)('a page whose lock is %j, held by %j, gets it back: %j', (hold, lockedUserId, way) => {
  expect(takeBackWay(hold, lockedUserId)).toBe(way)
})

it('asks with the name of the holder and since when', () => {
  const lock = {
    lockedUserId: 'ann.lee',
    lockedBy: 'Ann Lee',
    lockedDT: '2026-11-21T15:00:00.000Z' as Instant,
  }
  expect(takeBackQuestion(lock, '2026-11-21T15:05:00.000Z' as Instant)).toBe(
    'Are you sure you want to take back this customer, locked by Ann Lee 5 minutes ago? What they have typed cannot be saved then.',
  )
})
