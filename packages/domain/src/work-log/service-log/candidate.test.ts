import { describe, expect, it } from 'vitest'
import { logRow } from '../../../cases/logRow'
import type { Instant } from '../../calendar/instant'
import { parseUtcOffset, utc } from '../../calendar/storeOffset'
import { gridContent } from '../../list/listState'
import type { LogRow } from '../rows/logRow'
import { rowState } from '../rows/rowState'
import { candidatesRequest, isCandidateRow, type Candidate } from './candidate'
import { candidateRow, isLastCandidate, orderCandidates, serviceRows } from './candidateRows'
import { defaultServiceLogFilters } from './serviceLogFilters'
import { searchIncludesCandidates, showsCandidates } from './showsCandidates'

const now = '2024-03-06T03:30:00.000Z' as Instant
const offset = parseUtcOffset('-05:00') ?? utc
const filters = defaultServiceLogFilters(now, offset)

const candidate = (candidateId: string, known: Partial<Candidate> = {}): Candidate => ({
  candidateId,
  hyperionId: 'HAR',
  note: null,
  status: null,
  lastAction: null,
  scanDate: null,
  dealType: null,
  ...known,
})
const scanned = (id: string, hour: string) =>
  candidate(id, { scanDate: `2024-03-05T${hour}:00:00.000Z` as Instant })

it('the candidates of a store are asked for with the newest scan first', () => {
  expect(candidatesRequest('HAR')).toEqual({ hyperionId: 'HAR', scanDateSortOrder: 'desc' })
})

describe('the row of a candidate', () => {
  it('has the deal type Candidate, whatever is answered [L-174]', () => {
    expect(candidateRow(candidate('1', { dealType: 'Lease' })).dealType).toBe('Candidate')
    expect(rowState(candidateRow(candidate('1', { roStatus: 'Open' })))).toBe('candidate')
  })

  it('has its six fields, what else is known, and nothing else [L-179]', () => {
    const known = candidate('7', {
      note: 'Oil',
      status: 'NEW',
      lastAction: 'OUT_CALL',
      scanDate: now,
      customerName: 'Ann',
      year: 2020,
    })
    expect(candidateRow(known)).toEqual({
      ...logRow({ opptId: '', rowVersion: 0 }),
      candidateId: '7',
      note: 'Oil',
      status: 'NEW',
      lastActionIcon: 'OUT_CALL',
      scanDate: now,
      customerName: 'Ann',
      year: 2020,
      dealType: 'Candidate',
    })
    expect(candidateRow(candidate('7', { lastActionIcon: 'IN_CALL' })).lastActionIcon).toBe('IN_CALL')
  })
})

describe('the block of candidates', () => {
  it('has the newest scan first, those without one last [L-523]', () => {
    const list = [candidate('b'), scanned('c', '09'), candidate('a'), scanned('e', '11'), scanned('d', '11')]
    expect(orderCandidates(list).map(({ candidateId }) => candidateId)).toEqual(['d', 'e', 'c', 'a', 'b'])
    expect(orderCandidates([...list].reverse()).map(({ candidateId }) => candidateId)).toEqual([
      'd',
      'e',
      'c',
      'a',
      'b',
    ])
    const twins = [candidate('a'), candidate('a', { note: 'Oil' })]
    expect(orderCandidates(twins)).toEqual(twins)
  })

  it('stands above the rows of page 1 only, and is not counted [L-523]', () => {
    const list = [logRow({ opptId: '1' }), logRow({ opptId: '2' })]
    const rows = serviceRows({ list, page: 1 }, [scanned('a', '09'), scanned('b', '10')])
    expect(rows.map((row) => (isCandidateRow(row) ? row.candidateId : row.opptId))).toEqual([
      'b',
      'a',
      '1',
      '2',
    ])
    expect(serviceRows({ list, page: 2 }, [scanned('a', '09')])).toBe(list)
  })

  it('ends with the row that has extra space under it', () => {
    const rows = serviceRows({ list: [logRow()], page: 1 }, [
      scanned('a', '09'),
      scanned('b', '10'),
      scanned('c', '08'),
    ])
    expect(rows.map((_, at) => isLastCandidate(rows, at))).toEqual([false, false, true, false])
    const alone = serviceRows({ list: [], page: 1 }, [scanned('a', '09')])
    expect([isLastCandidate(alone, 0), isLastCandidate(alone, 1), isLastCandidate([logRow()], 0)]).toEqual([
      true,
      false,
      false,
    ])
  })
})

it('nothing is found only where there are neither candidates nor service rows [L-524]', () => {
  const contentOf = (list: readonly LogRow[], candidates: readonly Candidate[]) =>
    gridContent('COMPLETE', serviceRows({ list, page: 1 }, candidates).length)
  expect(contentOf([], [candidate('1')])).toBe('rows')
  expect(contentOf([logRow()], [])).toBe('rows')
  expect(contentOf([], [])).toBe('nothingFound')
})

describe('candidates show', () => {
  it.each([
    [{}, true],
    [{ dealType: [] }, true],
    [{ dealType: ['Lease', 'Candidate'] }, true],
    [{ dealType: ['Lease'] }, false],
    [{ lastService: { from: '2024-03-05', to: '2024-03-06' } }, true],
    [{ lastService: { from: '2024-03-06', to: '2024-03-07' } }, false],
    [{ lastService: { from: '2024-03-01', to: '2024-03-04' } }, false],
    [{ lastService: { from: '', to: '' } }, true],
    [{ roStatus: 'Closed', flagged: ['Ann Lee'] }, true],
    [{ dealType: ['ALL', 'Lease'] }, false],
    [{ dealType: ['Lease', 'ALL'] }, true],
    [{ lastService: { from: 'x', to: '2024-02-30' } }, true],
    [{ lastService: { from: '2024-03-05', to: '2024-03-01' } }, true],
  ])('with %j: %s [L-525]', (changes, isShown) => {
    expect(showsCandidates({ ...filters, ...changes }, now, offset)).toBe(isShown)
  })

  it.each([
    [{}, true],
    [{ dealType: 'ALL', from: '2024-03-05T05:00:00.000Z', to: '2024-03-06T04:59:59.999Z' }, true],
    [{ dealType: '', from: '', to: '' }, true],
    [{ dealType: 'Lease,Candidate' }, true],
    [{ dealType: 'Lease' }, false],
    [{ from: now, to: now }, true],
    [{ from: '2024-03-06T03:30:00.001Z' }, false],
    [{ to: '2024-03-06T03:29:59.999Z' }, false],
  ])('above a search for %j: %s [L-525]', (request, isShown) => {
    expect(searchIncludesCandidates(request, now)).toBe(isShown)
  })

  it('without any filter [L-525]', () => {
    expect(showsCandidates({}, now, offset)).toBe(true)
  })
})
