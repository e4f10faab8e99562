import { describe, expect, it } from 'vitest'
import { logRow } from '../../../cases/logRow'
import { messages } from '../../../cases/messages'
import type { Instant } from '../../calendar/instant'
import type { LiveMessage } from '../../live/liveMessage'
import type { Page } from '../../paging/page'
import type { LogRow } from '../rows/logRow'
import type { Candidate } from './candidate'
import { applyAllToServicePage, applyToCandidates } from './liveServiceLog'
import type { ServiceLogRequest } from './serviceLogRequest'

const at = (hour: number) => `2024-03-05T${String(hour).padStart(2, '0')}:00:00.000Z` as Instant
const record = (opptId: string, hour: number, known: Partial<LogRow> = {}) =>
  logRow({ opptId, roDateTime: at(hour), roStatus: 'Open', serviceStoreHyperionId: 'HAR', ...known })
const told = (payload: LogRow): LiveMessage => ({ type: 'SVC_LOG_NEW', payload })
const ids = (page: Page<LogRow>) => page.list.map(({ opptId }) => opptId).join(' ')

const request: ServiceLogRequest = {
  source: 'SVCLOG',
  hyperionId: 'HAR',
  from: at(0),
  to: at(23),
  dealType: 'ALL',
  flgOpptAssocName: 'ALL',
  roStatus: 'ALL',
  printing: false,
  showAll: false,
  orderBy: 'roDateTime',
  orderDirection: 'desc',
  pageNumber: 1,
  pageSize: 4,
}
const rows = [record('30', 15), record('20', 12), record('10', 9)]
const whole: Page<LogRow> = { list: rows, total: 3, page: 1, pageCount: 1 }
const first: Page<LogRow> = { list: rows, total: 9, page: 1, pageCount: 3 }
const second: Page<LogRow> = { list: rows, total: 9, page: 2, pageCount: 3 }

describe('a record that the list does not have', () => {
  it.each([
    [16, '99 30 20 10'],
    [13, '30 99 20 10'],
    [8, '30 20 10 99'],
  ])('of %i o’clock stands where the order puts it', (hour, order) => {
    const { page, isStale } = applyAllToServicePage(whole, [told(record('99', hour))], request)
    expect(ids(page)).toBe(order)
    expect([page.total, page.pageCount, isStale]).toEqual([4, 1, false])
    expect(page.list).toContain(rows[1])
  })

  it('pushes the last row of a full page to the next one', () => {
    const full = { ...whole, list: [...rows, record('05', 8)], total: 4 }
    const { page, isStale } = applyAllToServicePage(full, [told(record('99', 13))], request)
    expect([ids(page), page.total, page.pageCount, isStale]).toEqual(['30 99 20 10', 5, 2, false])
  })

  it('is not added when the filters or the store rule keep it out', () => {
    for (const kept of [
      record('99', 13, { roDateTime: '2024-03-04T13:00:00.000Z' as Instant }),
      record('99', 13, { serviceStoreHyperionId: 'BLR' }),
    ])
      expect(applyAllToServicePage(whole, [told(kept)], request)).toEqual({ page: whole, isStale: false })
    const closed = applyAllToServicePage(whole, [told(record('99', 13))], { ...request, roStatus: 'Closed' })
    expect(closed.page).toBe(whole)
  })

  it('shows on page 1 of many, and the list has to be asked for', () => {
    const { page, isStale } = applyAllToServicePage(first, [told(record('99', 16))], request)
    expect([ids(page), page.total, page.pageCount, isStale]).toEqual(['99 30 20 10', 10, 3, true])
  })

  it('of another page leaves this one, which has to be asked for', () => {
    expect(applyAllToServicePage(first, [told(record('99', 8))], request)).toEqual({
      page: first,
      isStale: true,
    })
    expect(applyAllToServicePage(second, [told(record('99', 16))], request)).toEqual({
      page: second,
      isStale: true,
    })
    expect(ids(applyAllToServicePage(second, [told(record('99', 13))], request).page)).toBe('30 99 20 10')
  })

  it('is the first of an empty list', () => {
    const empty = { list: [], total: 0, page: 1, pageCount: 0 }
    const { page } = applyAllToServicePage(empty, [told(record('99', 13))], request)
    expect(page).toEqual({ list: [record('99', 13)], total: 1, page: 1, pageCount: 1 })
  })

  it('of another store with the same id is another one', () => {
    const other = record('30', 16, { hyperionId: 'BLR' })
    expect(applyAllToServicePage(whole, [told(other)], request).page.total).toBe(4)
    const atOnce = record('30', 15, { hyperionId: 'BLR' })
    expect(applyAllToServicePage(whole, [told(atOnce)], request).page.list).toEqual([
      rows[0],
      atOnce,
      ...rows.slice(1),
    ])
  })
})

describe('a record that the filters keep out', () => {
  const closed = (opptId: string) => record(opptId, 15, { roStatus: 'Closed', rowVersion: 2 })
  const open = { ...request, roStatus: 'Open' }

  it('may be one that was told again after it had left: the list that shows it has to be asked for', () => {
    const again = applyAllToServicePage(whole, [told(record('99', 15)), told(closed('99'))], open)
    expect([again.page.total, again.isStale]).toEqual([4, true])
    expect(applyAllToServicePage(whole, [told(record('30', 15, { rowVersion: 2 }))], open).isStale).toBe(
      false,
    )
  })

  it('says nothing where the list knows that version of it already', () => {
    const late = record('30', 15, { roStatus: 'Closed' })
    expect(applyAllToServicePage(whole, [told(late)], open)).toEqual({ page: whole, isStale: false })
  })

  it('may have been counted on another page, which has to be asked for', () => {
    expect(applyAllToServicePage(first, [told(closed('99'))], open)).toEqual({ page: first, isStale: true })
    expect(applyAllToServicePage(whole, [told(closed('99'))], open).isStale).toBe(false)
  })
})

describe('a record that the list has', () => {
  it('takes the values of its repair order, whatever the filters, and stays where it is [L-391]', () => {
    const changed = record('10', 22, { roStatus: 'Closed', rowVersion: 2 })
    const { page } = applyAllToServicePage(whole, [told(changed)], { ...request, roStatus: 'Open' })
    expect(ids(page)).toBe('30 20 10')
    expect(page.list[2]).toMatchObject({ roStatus: 'Closed', roDateTime: at(22), rowVersion: 2 })
    expect(page.total).toBe(3)
  })
})

it('every other message is taken as in every log', () => {
  const list = [logRow()]
  const page = { list, total: 1, page: 1, pageCount: 1 }
  expect(applyAllToServicePage(page, [messages.OPPT_LOCK], request).page.list[0]?.isLocked).toBe(true)
})

describe('several messages', () => {
  const removed = (opptId: string): LiveMessage => ({
    type: 'OPPT_REMOVED',
    payload: { opptId, hyperionId: 'HAR', replacedBy: null },
  })

  it('are taken in their order: a record that went and came again is there once', () => {
    const { page, isStale } = applyAllToServicePage(
      whole,
      [
        told(record('99', 13)),
        removed('20'),
        told(record('20', 8, { rowVersion: 9 })),
        told(record('99', 13)),
      ],
      request,
    )
    expect([ids(page), page.total, isStale]).toEqual(['30 99 10 20', 4, false])
  })

  it('are behind when one of them is, and leave the same page where nothing changes', () => {
    expect(applyAllToServicePage(first, [removed('77'), messages.OPPT_LOCK], request)).toEqual({
      page: first,
      isStale: true,
    })
    expect(applyAllToServicePage(whole, [], request).page).toBe(whole)
  })
})

it('a search that is silent has the order, the size and the dates of every one', () => {
  const full = {
    ...whole,
    list: Array.from({ length: 50 }, (_, n) => record(String(100 + n), 12)),
    total: 50,
  }
  const { page } = applyAllToServicePage(full, [told(record('99', 15))], { hyperionId: 'HAR' })
  expect([page.list[0]?.opptId, page.list.length, page.pageCount]).toEqual(['99', 50, 2])
  const { page: open } = applyAllToServicePage(full, [told(record('98', 15))], { hyperionId: 'HAR', to: '' })
  expect(open.total).toBe(51)
})

describe('the candidates', () => {
  const candidate = (candidateId: string, known: Partial<Candidate> = {}): Candidate => ({
    ...messages.CANDIDATE.payload,
    candidateId,
    ...known,
  })
  const list = [candidate('1'), candidate('2')]
  const hear = (candidates: readonly Candidate[], message: LiveMessage) =>
    applyToCandidates(candidates, message, 'HAR')

  it('grow by a new one [L-175] [L-526]', () => {
    const payload = candidate('3')
    expect(hear(list, { type: 'CANDIDATE', payload })).toEqual([...list, payload])
  })

  it('are those of their store alone', () => {
    const payload = candidate('3', { hyperionId: 'BLR' })
    expect(hear(list, { type: 'CANDIDATE', payload })).toBe(list)
  })

  it('have a known one replaced, in its place [L-176]', () => {
    const payload = candidate('1', { note: 'Brakes' })
    expect(hear(list, { type: 'CANDIDATE', payload })).toEqual([payload, list[1]])
  })

  it('lose the one that is removed, and no other [L-177]', () => {
    const removed = (candidateId: string): LiveMessage => ({
      type: 'CANDIDATE_REMOVED',
      payload: { candidateId, hyperionId: 'HAR' },
    })
    expect(hear(list, removed('1'))).toEqual([list[1]])
    expect(hear(list, removed('9'))).toBe(list)
  })

  it('take what a scan says of them [L-527]', () => {
    const scan = { note: 'Lane 2', scan: true, scanDate: at(10) }
    const note = (candidateId: string | null): LiveMessage => ({
      type: 'SCAN_NOTE',
      payload: { hyperionId: 'HAR', opptId: null, candidateId, rowVersion: null, ...scan },
    })
    expect(hear(list, note('2'))).toEqual([list[0], { ...list[1], ...scan }])
    expect(hear(list, note('9'))).toBe(list)
    expect(hear(list, note(null))).toBe(list)
    expect(applyToCandidates(list, note('2'), 'BLR')).toBe(list)
    expect(hear(list, messages.OPPT_LOCK)).toBe(list)
  })
})
