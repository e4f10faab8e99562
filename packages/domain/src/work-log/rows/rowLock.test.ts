import { describe, expect, it } from 'vitest'
import { instantFromEpoch } from '../../calendar/instant'
import { isPlainText, lockText, unlockDecision, unlockQuestion, unlockTitle, type RowLock } from './rowLock'

const minute = 60_000
const start = instantFromEpoch(1_800_000_000_000)
const now = instantFromEpoch(1_800_000_000_000 + 5 * minute)
const locked: RowLock = {
  isLocked: true,
  lockedUserId: 'alee',
  lockedBy: 'Ann Lee',
  lockedDT: start,
  lockedDate: start,
}

describe('the lock icon', () => {
  it('tells who locked the row and when [L-262] [L-587]', () => {
    expect(lockText(locked, now)).toBe('Locked By Ann Lee 5 minutes ago. Press to unlock')
  })

  it('is there for locked rows only', () => {
    expect(lockText({ ...locked, isLocked: false }, now)).toBeNull()
  })

  it('takes lockedDT before lockedDate, and either alone [L-381] [L-588]', () => {
    expect(lockText({ ...locked, lockedDate: now }, now)).toContain('5 minutes ago')
    expect(lockText({ ...locked, lockedDT: null }, now)).toContain('5 minutes ago')
  })

  it('leaves out what is not known', () => {
    const bare = { ...locked, lockedBy: null, lockedDT: null, lockedDate: null }
    expect(lockText(bare, now)).toBe('Locked By alee. Press to unlock')
    const nobody = { ...locked, lockedBy: null, lockedUserId: null }
    expect(lockText(nobody, now)).toBe('Locked By 5 minutes ago. Press to unlock')
  })
})

describe('unlocking', () => {
  it("releases one's own lock at once [L-382] [L-588]", () => {
    expect(unlockDecision(locked, 'alee')).toBe('unlock')
  })

  it("asks before releasing another's [L-383] [L-589]", () => {
    expect(unlockDecision(locked, 'bkim')).toBe('ask')
    expect(unlockTitle).toBe('Unlock Row')
  })

  it('has nothing to do on an open row', () => {
    expect(unlockDecision({ ...locked, isLocked: false }, 'alee')).toBe('none')
  })

  it('asks with the name and the time [L-384]', () => {
    expect(unlockQuestion(locked, now)).toBe(
      'Are you sure you want to unlock this row locked by Ann Lee 5 minutes ago?',
    )
  })
})

describe('the customer name', () => {
  const open = { isLocked: false, isCustomerLocked: false, extSvcInProgress: false }

  it('is plain text while the row, the customer or the data collection holds it [L-260] [L-289] [L-586]', () => {
    expect(isPlainText(open)).toBe(false)
    expect(isPlainText({ ...open, isLocked: true })).toBe(true)
    expect(isPlainText({ ...open, isCustomerLocked: true })).toBe(true)
    expect(isPlainText({ ...open, extSvcInProgress: true })).toBe(true)
  })
})
