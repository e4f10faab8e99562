import { describe, expect, it } from 'vitest'
import { isCustomerLocked, affectedByLock } from './customerLocked'

const rows = (...holders: readonly (string | null)[]) =>
  holders.map((lockedUserId, at) => ({ opptId: String(at + 1), lockedUserId }))

it.each([
  ['nobody holds any', rows(null, null), false],
  ['another one is held', rows(null, 'ann.lee'), true],
  ['only the own one is held', rows('ann.lee', null), false],
  ['the own one and another are held', rows('ann.lee', 'ann.lee'), true],
  ['there is no other', rows('ann.lee'), false],
])('a customer is locked for a row by other rows alone: %s', (_case, all, expected) => {
  expect(isCustomerLocked('1', all)).toBe(expected)
})

describe('affectedByLock', () => {
  it('names the first lock of a customer to every row, and the release of the last', () => {
    expect(affectedByLock(rows(null, null, null), '2', 'ann.lee')).toEqual(['1', '2', '3'])
    expect(affectedByLock(rows(null, 'ann.lee', null), '2', null)).toEqual(['1', '2', '3'])
  })

  it('names a second lock to the row itself and to the one that was locked alone', () => {
    expect(affectedByLock(rows('ann.lee', null, null), '2', 'sam.rivera')).toEqual(['1', '2'])
    expect(affectedByLock(rows('ann.lee', 'sam.rivera', null), '2', null)).toEqual(['1', '2'])
  })

  it('names a third lock, and a change of its holder, to the row alone', () => {
    expect(affectedByLock(rows('ann.lee', 'sam.rivera', null), '3', 'ann.lee')).toEqual(['3'])
    expect(affectedByLock(rows('ann.lee', null), '1', 'sam.rivera')).toEqual(['1'])
  })
})
