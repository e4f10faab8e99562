import { expect, it } from 'vitest'
import { shifted, type Instant } from '../calendar/instant'
import { announcementState, announcementStates } from './announcementState'

const now = '2026-11-21T15:00:00.000Z' as Instant
const before = shifted(now, -1)
const after = shifted(now, 1)

it.each([
  [true, null, null, 'Active'],
  [true, now, now, 'Active'],
  [true, after, null, 'Active, later'],
  [true, after, after, 'Active, later'],
  [true, null, before, 'Ended'],
  [true, before, before, 'Ended'],
  [false, null, null, 'Not active'],
  [false, null, before, 'Not active'],
])('active %s, from %s to %s is %s', (active, displayFrom, displayTo, expected) => {
  expect(announcementStates[announcementState({ active, displayFrom, displayTo }, now)]).toBe(expected)
})
