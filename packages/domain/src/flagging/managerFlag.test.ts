import { describe, expect, it } from 'vitest'
import { associate, manager } from '../../cases/calls'
import { managerFlagAlert, managerFlagMessage, notifiesOfFlag } from './managerFlag'

describe("a manager's flag for another user", () => {
  const by = { userName: 'pat', roles: manager }
  const flag = { userName: 'jo', wasFlagged: false, isFlagged: true }

  it('is told by an alert [OP-008] [D-11]', () => {
    expect(notifiesOfFlag(by, flag)).toBe(true)
    expect(managerFlagAlert).toBe('FLAG_BY_MG')
    expect(managerFlagMessage).toBe('Manager has flagged customer for you')
  })

  it('is the only one that is', () => {
    expect(notifiesOfFlag({ ...by, roles: associate }, flag)).toBe(false)
    expect(notifiesOfFlag(by, { ...flag, userName: 'pat' })).toBe(false)
    expect(notifiesOfFlag(by, { ...flag, isFlagged: false })).toBe(false)
    expect(notifiesOfFlag(by, { ...flag, wasFlagged: true })).toBe(false)
  })
})
