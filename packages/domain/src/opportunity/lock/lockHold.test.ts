import { expect, it } from 'vitest'
import { lockStep, type LockHold, type LockStep } from './lockHold'

const me = 'jordan.mills'
const other = 'ann.lee'

it.each<[LockHold | null, string | null, LockStep]>([
  [null, null, 'take'],
  [null, me, 'take'],
  [null, other, 'none'],
  ['taking', null, 'none'],
  ['taking', me, 'none'],
  ['taking', other, 'none'],
  ['held', null, 'lose'],
  ['held', me, 'none'],
  ['held', other, 'lose'],
  ['lost', null, 'none'],
  ['lost', me, 'take'],
  ['lost', other, 'none'],
])('a page whose lock is %j and that sees it held by %j: %s', (hold, lockedUserId, step) => {
  expect(lockStep(hold, lockedUserId, me)).toBe(step)
})

it('takes nothing for its own as long as nobody is signed in', () => {
  expect(lockStep('held', other, null)).toBe('lose')
  expect(lockStep('held', null, null)).toBe('lose')
  expect(lockStep(null, null, null)).toBe('take')
})

it('is not taken back by itself, whoever has held and left it since', () => {
  expect([lockStep('held', other, me), lockStep('lost', other, me), lockStep('lost', null, me)]).toEqual([
    'lose',
    'none',
    'none',
  ])
})
