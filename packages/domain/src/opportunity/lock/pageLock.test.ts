import { describe, expect, it } from 'vitest'
import { instantFromEpoch } from '../../calendar/instant'
import { asyncStatuses } from '../status/detailsStatus'
import { isDoNotContact, isLeaseMatured, lockedStatuses, pageLock, writeConflict } from './pageLock'
import type { OpportunityLock } from './opportunityLock'
import { statusCodes } from '../status/statuses'

const start = 1_800_000_000_000
const now = instantFromEpoch(start + 5 * 60_000)
const free: OpportunityLock = { lockedUserId: null, lockedBy: null, lockedDT: null }
const held: OpportunityLock = { lockedUserId: 'alee', lockedBy: 'Ann Lee', lockedDT: instantFromEpoch(start) }
const open = { details: 'complete', statusCode: 'NEW', lock: free, userName: 'bkim', now } as const

describe('the statuses that lock', () => {
  it('are No Longer Owns, Lead Created and Duplicate, of all thirteen [O-053] [OP-001]', () => {
    expect(statusCodes.filter((code) => lockedStatuses.includes(code))).toEqual([
      'LEADCREATED',
      'NLO',
      'DUPE',
    ])
  })

  it('are neither lease-matured nor do-not-contact, which are one status each [O-054] [O-055] [OP-002]', () => {
    expect(statusCodes.filter(isLeaseMatured)).toEqual(['LEAM'])
    expect(statusCodes.filter(isDoNotContact)).toEqual(['DNC'])
    expect(lockedStatuses).not.toContain('LEAM')
    expect(lockedStatuses).not.toContain('DNC')
  })
})

describe('the page', () => {
  it('is open when its details are complete, its status is and nobody else holds it', () => {
    expect(pageLock(open)).toEqual({ isReadOnly: false, reason: null, text: null })
  })

  it('is read-only while its details are loading [O-050] [O-078]', () => {
    for (const details of ['notStarted', 'inProgress', 'refresh'] as const)
      expect(pageLock({ ...open, details })).toEqual({ isReadOnly: true, reason: 'loading', text: null })
    expect(pageLock({ ...open, statusCode: null }).reason).toBe('loading')
    expect(pageLock({ ...open, lock: null }).reason).toBe('loading')
  })

  it('is read-only while its details are in error, and says so [O-051] [O-075]', () => {
    const page = pageLock({ ...open, details: 'error', statusCode: null, lock: null })
    expect(page).toEqual({ isReadOnly: true, reason: 'error', text: 'An error has occured' })
  })

  it('is open in one of the five async statuses only', () => {
    expect(asyncStatuses.filter((details) => !pageLock({ ...open, details }).isReadOnly)).toEqual([
      'complete',
    ])
  })

  it('is read-only in exactly the statuses that lock, and names the status [O-052] [O-056]', () => {
    const closed = statusCodes.filter((statusCode) => pageLock({ ...open, statusCode }).reason === 'status')
    expect(closed).toEqual(['LEADCREATED', 'NLO', 'DUPE'])
    expect(pageLock({ ...open, statusCode: 'NLO' }).text).toBe(
      'The opportunity is closed: No Longer Owns. It can be read, but nothing can be saved.',
    )
  })

  it('is read-only while somebody else holds it, and names the holder [O-056] [O-057] [OP-003]', () => {
    expect(pageLock({ ...open, lock: held })).toEqual({
      isReadOnly: true,
      reason: 'user',
      text: 'Locked By Ann Lee 5 minutes ago. Nothing can be saved until it is unlocked.',
    })
  })

  it("is open under one's own lock [OP-003]", () => {
    expect(pageLock({ ...open, lock: held, userName: 'alee' }).isReadOnly).toBe(false)
  })

  it('tells of the status first, because unlocking would not help', () => {
    expect(pageLock({ ...open, lock: held, statusCode: 'DUPE' }).reason).toBe('status')
  })
})

describe('a write', () => {
  it('is refused by the status before the holder', () => {
    expect(writeConflict({ statusCode: 'NLO', lockedUserId: 'alee' }, 'alee')).toBe('lockedByStatus')
    expect(writeConflict({ statusCode: 'NLO', lockedUserId: 'alee' }, 'bkim')).toBe('lockedByStatus')
  })

  it('is refused while another user holds the lock, and by nobody else [OP-003]', () => {
    expect(writeConflict({ statusCode: 'NEW', lockedUserId: 'alee' }, 'bkim')).toBe('lockedByUser')
    expect(writeConflict({ statusCode: 'NEW', lockedUserId: 'alee' }, 'alee')).toBeNull()
    expect(writeConflict({ statusCode: 'NEW', lockedUserId: null }, 'bkim')).toBeNull()
  })

  it('is refused exactly where the page is read-only', () => {
    for (const statusCode of statusCodes)
      for (const lock of [free, held])
        for (const userName of ['alee', 'bkim'])
          expect(writeConflict({ statusCode, lockedUserId: lock.lockedUserId }, userName) !== null).toBe(
            pageLock({ ...open, statusCode, lock, userName }).isReadOnly,
          )
  })
})
