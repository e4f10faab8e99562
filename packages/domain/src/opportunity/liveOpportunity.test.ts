import { expect, it } from 'vitest'
import { annsLock } from '../../cases/lock'
import { messages } from '../../cases/messages'
import type { LiveMessage } from '../live/liveMessage'
import { applyLive, applyToFrame } from './liveOpportunity'
import type { OpportunityFrame, OpportunitySection } from './sections'

const section: OpportunitySection = {
  opptId: '1',
  hyperionId: 'HAR',
  statusCode: 'NEW',
  lockedBy: null,
  lockedUserId: null,
  lockedDT: null,
}
const lock = (changes = {}): LiveMessage => ({ type: 'OPPT_LOCK', payload: annsLock(changes) })

it('takes the holder of the lock, and loses it again [L-385] [L-394]', () => {
  const locked = applyLive(section, lock())
  expect(locked).toEqual({
    ...section,
    lockedBy: 'Ann Lee',
    lockedUserId: 'ann.lee',
    lockedDT: annsLock().lockedDT,
  })
  const free = { isLocked: false, lockedBy: null, lockedUserId: null, lockedDT: null, lockedDate: null }
  expect(applyLive(locked, lock(free))).toEqual(section)
})

it('takes the status, and No Longer Owns at once [O-159] [OP-040]', () => {
  const of = { opptId: '1', hyperionId: 'HAR' }
  const status: LiveMessage = {
    type: 'OPPT_STATUS',
    payload: {
      ...of,
      statusCode: 'IPCM',
      status: 'IPCM',
      compassStatus: null,
      compassStatusDescription: null,
      rowVersion: 2,
    },
  }
  expect(applyLive(section, status).statusCode).toBe('IPCM')
  const gone: LiveMessage = { type: 'OPPT_NLO', payload: { ...of, statusCode: 'NLO', message: 'Sold it.' } }
  expect(applyLive(section, gone).statusCode).toBe('NLO')
})

it('stays the same object when a message is about another opportunity, another store, or nothing new', () => {
  const locked = applyLive(section, lock())
  expect(applyLive(locked, lock())).toBe(locked)
  expect(applyLive(section, lock({ opptId: '2' }))).toBe(section)
  expect(applyLive(section, lock({ hyperionId: 'BLR' }))).toBe(section)
})

const frame: OpportunityFrame = {
  opptId: '1',
  hyperionId: 'HAR',
  customerName: 'Lee, Ann',
  statusCode: 'NEW',
  compassStatus: null,
  compassStatusDescription: null,
  opptOwnerName: null,
  ownerUserName: null,
  isOrphan: false,
  leadId: null,
  eleadId: null,
  leadSystem: 'compass',
  sourceVin: null,
  isFlaggedByMe: false,
}

it('the frame takes the status, the owner and the lead', () => {
  const compass = { compassStatus: 'WKG', compassStatusDescription: 'Working' }
  const status: LiveMessage = {
    type: 'OPPT_STATUS',
    payload: { ...messages.OPPT_STATUS.payload, ...compass },
  }
  expect(applyToFrame(frame, status)).toEqual({ ...frame, statusCode: 'IPCM', ...compass })
  const sameStatus: LiveMessage = { ...status, payload: { ...status.payload, statusCode: 'NEW' } }
  expect(applyToFrame(frame, sameStatus)).toEqual({ ...frame, ...compass })
  expect(applyToFrame(frame, messages.OPPT_NLO).statusCode).toBe('NLO')
  const owner = { opptOwnerName: 'Ann Lee', ownerUserName: 'ann.lee', isOrphan: false }
  expect(applyToFrame({ ...frame, isOrphan: true }, messages.OPPT_OWNER)).toEqual({ ...frame, ...owner })
  expect(applyToFrame(frame, messages.LEAD_ASSIGNED)).toEqual({ ...frame, leadId: '77' })
})

it('stays the same object by messages that say nothing of it', () => {
  for (const message of Object.values(messages)) {
    if (!['OPPT_LOCK', 'OPPT_STATUS', 'OPPT_NLO'].includes(message.type))
      expect(applyLive(section, message)).toBe(section)
    if (!['OPPT_STATUS', 'OPPT_NLO', 'OPPT_OWNER', 'LEAD_ASSIGNED'].includes(message.type))
      expect(applyToFrame(frame, message)).toBe(frame)
  }
})
