import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contactLogRow } from '../../../../cases/contactLogRow'
import { messages } from '../../../../cases/messages'
import type { LiveMessage, LiveType } from '../../../live/liveMessage'
import { applyToNoReplyCount, countedNoReply, unknownNoReplyCount, type NoReplyCount } from './noReplyCount'

/** The count of the store HAR after a message. */
const heard = (state: NoReplyCount, message: LiveMessage) => applyToNoReplyCount(state, message, 'HAR')

const after = (count: number, ...told: LiveMessage[]) => told.reduce(heard, countedNoReply(count)).count

const email = (id: number): LiveMessage => ({
  type: 'CONTACT_LOG_NEW',
  payload: contactLogRow({ inboundContactHistoryId: String(id) }),
})

describe('the no-reply count', () => {
  it('grows by a new email, once [L-210]', () => {
    expect(after(0, messages.CONTACT_LOG_NEW)).toBe(1)
    expect(after(4, email(1), email(2), email(1))).toBe(6)
  })

  it('falls by an answer, once [L-211] [L-546]', () => {
    expect(after(3, messages.CONTACT_LOG_REPLY)).toBe(2)
    const another = contactLogRow({ inboundContactHistoryId: '101' })
    expect(after(3, messages.CONTACT_LOG_REPLY, { type: 'CONTACT_LOG_REPLY', payload: another })).toBe(1)
    expect(after(3, messages.CONTACT_LOG_REPLY, messages.CONTACT_LOG_REPLY)).toBe(2)
  })

  it('is never below zero [L-212] [L-540]', () => {
    expect(after(0, messages.CONTACT_LOG_REPLY)).toBe(0)
    expect(after(0, messages.LEAD_ASSIGNED)).toBe(0)
  })

  it('falls by a lead with an id, once, and not by one without [L-215] [L-540]', () => {
    expect(after(3, messages.LEAD_ASSIGNED, messages.LEAD_ASSIGNED)).toBe(2)
    const { payload } = messages.LEAD_ASSIGNED
    expect(after(3, { type: 'LEAD_ASSIGNED', payload: { ...payload, leadId: null } })).toBe(3)
    expect(after(3, { type: 'LEAD_ASSIGNED', payload: { ...payload, leadId: '' } })).toBe(3)
    const another: LiveMessage = { type: 'LEAD_ASSIGNED', payload: { ...payload, leadId: '78' } }
    expect(after(3, messages.LEAD_ASSIGNED, another)).toBe(1)
  })

  it('counts the coming and the answering of one email apart', () => {
    expect(after(3, messages.CONTACT_LOG_NEW, messages.CONTACT_LOG_REPLY)).toBe(3)
  })

  it('is unknown until it was asked for', () => {
    expect(unknownNoReplyCount).toEqual({ count: null, counted: [] })
    expect(heard(unknownNoReplyCount, messages.CONTACT_LOG_NEW)).toBe(unknownNoReplyCount)
    expect(countedNoReply(5)).toEqual({ count: 5, counted: [] })
  })

  it('stays the same by what is told of another store', () => {
    const state = countedNoReply(3)
    for (const message of [messages.CONTACT_LOG_NEW, messages.CONTACT_LOG_REPLY, messages.LEAD_ASSIGNED])
      expect(applyToNoReplyCount(state, message, 'BLR')).toBe(state)
  })

  it('stays the same by every other message', () => {
    const counting: readonly LiveType[] = ['CONTACT_LOG_NEW', 'CONTACT_LOG_REPLY', 'LEAD_ASSIGNED']
    const state = countedNoReply(3)
    for (const message of Object.values(messages))
      if (!counting.includes(message.type)) expect(heard(state, message)).toBe(state)
  })

  it('remembers the last 1000 events', () => {
    const told = Array.from({ length: 1_001 }, (_, id) => email(id))
    const state = told.reduce(heard, countedNoReply(0))
    expect([state.count, state.counted.length]).toEqual([1_001, 1_000])
    expect(heard(state, email(1)).count).toBe(1_001)
    expect(heard(state, email(0)).count).toBe(1_002)
  })

  it('is never negative, whatever is told', () => {
    fc.assert(
      fc.property(fc.nat(3), fc.array(fc.constantFrom(...Object.values(messages))), (count, told) => {
        expect(after(count, ...told)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
