import { describe, expect, it } from 'vitest'
import { answered, received, email, emailsOfMarch } from '../../../cases/contactEmails'
import { messages } from '../../../cases/messages'
import type { Instant } from '../../calendar/instant'
import type { LiveMessage } from '../../live/liveMessage'
import type { Page } from '../../paging/page'
import type { ContactLogRequest } from './contactLogRequest'
import type { ContactLogRow } from './contactLogRow'
import { applyToContactPage, matchesContactLog } from './liveContactLog'

const request: ContactLogRequest = { ...emailsOfMarch, pageSize: 3 }
const rows = [email('3'), email('2', { opptId: '2' })]
const page: Page<ContactLogRow> = { list: rows, total: 2, page: 1, pageCount: 1 }
const apply = (message: LiveMessage, changes: Partial<ContactLogRequest> = {}, to = page) =>
  applyToContactPage(to, message, { ...request, ...changes })
const ids = (to: Page<ContactLogRow>) => to.list.map((row) => row.inboundContactHistoryId).join(' ')

describe('an email matches', () => {
  it.each<[Partial<ContactLogRequest>, Partial<ContactLogRow>, boolean]>([
    [{}, {}, true],
    [{ from: '2024-03-05 12:00:00', to: '2024-03-05 12:00:00' }, {}, true],
    [{ from: '2024-03-05 12:00:01' }, {}, false],
    [{ to: '2024-03-05 11:59:59' }, {}, false],
    [{ emailSentBy: 'jordan.mills' }, {}, true],
    [{ emailSentBy: 'sam.rivera' }, {}, false],
    [{ repliedStatus: 'not responded' }, {}, true],
    [{ repliedStatus: 'responded' }, {}, false],
    [{ repliedStatus: 'responded' }, { replyOverride: true }, true],
    [{ repliedStatus: 'not responded' }, { replyContactHistoryId: '9' }, false],
    [{}, { hyperionId: 'BLR' }, false],
    [{}, { replyOverride: true }, true],
  ])('%j with %j: %s', (changes, known, matches) => {
    expect(matchesContactLog(email('9', known), { ...request, ...changes })).toBe(matches)
  })
})

describe('a new email', () => {
  it('counts, and stands first of the newest [L-209] [L-539]', () => {
    const applied = apply(received(email('9')))
    expect(ids(applied.page)).toBe('9 3 2')
    expect([applied.page.total, applied.page.pageCount, applied.isStale]).toEqual([3, 1, false])
  })

  it.each<[string, Partial<ContactLogRequest>]>([
    ['another page', { pageNumber: 2 }],
    ['another order', { orderBy: 'customer' }],
    ['the other direction', { orderDirection: 'asc' }],
    ['a filter that it does not match', { repliedStatus: 'responded' }],
  ])('only counts on %s [L-209] [L-539]', (_, changes) => {
    const applied = apply(received(email('9')), changes)
    expect(applied).toEqual({ page: { ...page, total: 3, pageCount: 1 }, isStale: false })
  })

  it('that is told again, older than those shown, may be counted already', () => {
    const old = email('9', { inboundCreateDate: '2024-03-05T11:00:00.000Z' as Instant })
    const part = { ...page, total: 9 }
    expect(apply(received(old), {}, part)).toEqual({ page: part, isStale: true })
    expect(ids(apply(received(old)).page)).toBe('3 2 9')
  })

  it('pushes the last one of a full page to the next', () => {
    const full = { list: [...rows, email('1')], total: 3, page: 1, pageCount: 1 }
    expect(apply(received(email('9')), {}, full).page).toMatchObject({ total: 4, pageCount: 2 })
    expect(ids(apply(received(email('9')), {}, full).page)).toBe('9 3 2')
  })

  it('that is known, or of another store, is none', () => {
    for (const none of [email('3'), email('9', { hyperionId: 'BLR' })]) {
      const applied = apply(received(none))
      expect(applied.page).toBe(page)
      expect(applied.isStale).toBe(false)
    }
  })
})

describe('an answer', () => {
  it('replaces the row at its place, when it is newer [L-213]', () => {
    const row = email('2', { replyContactHistoryId: '9', replyBy: 'Jordan Mills', rowVersion: 2 })
    expect(apply(answered(row))).toEqual({ page: { ...page, list: [rows[0], row] }, isStale: false })
    expect(apply(answered({ ...row, rowVersion: 1 })).page).toBe(page)
    expect(apply(answered(email('99', { rowVersion: 5 }))).page).toBe(page)
  })
})

describe('what is told of an opportunity', () => {
  const both = { ...page, list: [email('3'), email('2'), email('1', { opptId: '2' })], total: 3 }

  it('reaches each of its emails: a lead [L-214]', () => {
    const applied = apply(messages.LEAD_ASSIGNED, {}, both).page
    expect(applied.list.map(({ leadId }) => leadId)).toEqual(['77', '77', null])
    expect(applied.list[2]).toBe(both.list[2])
    expect(apply(messages.LEAD_ASSIGNED, {}, applied).page).toBe(applied)
  })

  it('a lock [L-385]', () => {
    const { isLocked, lockedUserId, lockedBy, lockedDT, isCustomerLocked } = messages.OPPT_LOCK.payload
    expect(apply(messages.OPPT_LOCK, {}, both).page.list[1]).toEqual({
      ...both.list[1],
      isLocked,
      lockedUserId,
      lockedBy,
      lockedDT,
      isCustomerLocked,
    })
  })

  it('a status', () => {
    expect(apply(messages.OPPT_STATUS, {}, both).page.list[0]?.statusCode).toBe('IPCM')
    expect(apply(messages.OPPT_NLO, {}, both).page.list[0]?.statusCode).toBe('NLO')
  })

  it('of another store is not told to it', () => {
    const foreign = { ...messages.LEAD_ASSIGNED.payload, hyperionId: 'BLR' }
    expect(apply({ type: 'LEAD_ASSIGNED', payload: foreign }, {}, both).page).toBe(both)
  })

  it('when it is removed they leave with it [L-565]', () => {
    expect(apply(messages.OPPT_REMOVED, {}, both)).toEqual({
      page: { list: [both.list[2]], total: 1, page: 1, pageCount: 1 },
      isStale: false,
    })
    const alone = { list: [email('3')], total: 1, page: 1, pageCount: 1 }
    expect(apply(messages.OPPT_REMOVED, {}, alone).page).toEqual({
      list: [],
      total: 0,
      page: 1,
      pageCount: 0,
    })
    const part = { ...both, total: 9, pageCount: 3 }
    expect(apply(messages.OPPT_REMOVED, {}, part)).toMatchObject({
      page: { total: 7, pageCount: 3 },
      isStale: true,
    })
    const none = { ...page, list: [email('1', { opptId: '2' })], total: 1 }
    const untouched = apply(messages.OPPT_REMOVED, {}, none)
    expect(untouched.page).toBe(none)
    expect(untouched.isStale).toBe(false)
  })
})

it('nothing else changes it', () => {
  for (const message of [messages.CONNECTED, messages.SVC_LOG_NEW, messages.OPPT_CONTACT, messages.CANDIDATE])
    expect(apply(message)).toEqual({ page, isStale: false })
})
