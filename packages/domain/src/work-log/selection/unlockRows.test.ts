import { expect, it } from 'vitest'
import { selectedRow } from '../../../cases/selectedRow'
import { instantFromEpoch } from '../../calendar/instant'
import { releaseDecision, unlockPlan, unlockRowsQuestion } from './unlockRows'

const minute = 60_000
const since = instantFromEpoch(1_800_000_000_000)
const now = instantFromEpoch(1_800_000_000_000 + 5 * minute)
const heldBy = (key: string, lockedUserId: string, lockedBy: string) =>
  selectedRow(key, { isLocked: true, lockedUserId, lockedBy, lockedDT: since })
const anns = heldBy('1', 'ann.lee', 'Ann Lee')
const sams = heldBy('2', 'sam.rivera', 'Sam Rivera')
const own = heldBy('3', 'jordan.mills', 'Jordan Mills')

it('rows that somebody holds are released, those of others after a question [L-382] [L-383] [L-589]', () => {
  const { locked, asked } = unlockPlan([anns, selectedRow('9'), own, sams], 'jordan.mills')
  expect(locked).toEqual([anns, own, sams])
  expect(asked).toEqual([anns, sams])
})

it('one row is asked about in the words of the single row, with its customer [L-384]', () => {
  expect(unlockRowsQuestion([anns], now)).toEqual({
    question: 'Are you sure you want to unlock this row locked by Ann Lee 5 minutes ago?',
    lines: ['Customer 1'],
  })
})

it('several rows are asked about together, each with its holder', () => {
  expect(unlockRowsQuestion([anns, sams], now)).toEqual({
    question: 'Are you sure you want to unlock these 2 rows?',
    lines: ['Customer 1: Locked By Ann Lee 5 minutes ago', 'Customer 2: Locked By Sam Rivera 5 minutes ago'],
  })
})

it.each([
  ['is as it was asked about', 'ann.lee', 'release'],
  ['was released meanwhile', null, 'nothing'],
  ['was taken by another user meanwhile', 'sam.rivera', 'refuse'],
])('a lock that %s', (_case, holderUserId, decision) => {
  expect(releaseDecision('ann.lee', holderUserId)).toBe(decision)
})
