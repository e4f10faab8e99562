import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageCount as countPages } from '../paging/paging'
import { logTypes } from '../work-log/logTypes'
import {
  edgeId,
  navigationState,
  neighbourPage,
  positionText,
  type Direction,
  type LoadedPage,
  type NavigationState,
} from './positionInList'

/** A log of `total` opportunities, and one page of it as it is loaded. */
function pageOf(total: number, pageSize: number, page: number): Omit<LoadedPage, 'opptId'> {
  const from = (page - 1) * pageSize
  const count = Math.max(0, Math.min(pageSize, total - from))
  const ids = Array.from({ length: count }, (_, at) => String(from + at + 1))
  return {
    source: 'EQLOG',
    status: 'complete',
    ids,
    page,
    pageSize,
    pageCount: countPages(total, pageSize),
    total,
  }
}

const at = (opptId: string, page = 1, total = 7, pageSize = 3) =>
  navigationState({ ...pageOf(total, pageSize, page), opptId })

describe('the place in the list', () => {
  it('holds the ten fields [O-045]', () => {
    expect(at('5', 2)).toEqual({
      status: 'complete',
      source: 'EQLOG',
      position: 5,
      page: 2,
      total: 7,
      pageCount: 3,
      previousId: '4',
      previousActive: true,
      nextId: '6',
      nextActive: true,
    })
  })

  it('is told as "12 of 1,248"', () => {
    expect(positionText(at('12', 1, 1248, 50))).toBe('12 of 1,248')
    expect(positionText(at('1001', 21, 1248, 50))).toBe('1,001 of 1,248')
  })

  it('disables previous at the start of the list [O-046]', () => {
    expect(at('1')).toMatchObject({ previousActive: false, previousId: null, nextActive: true, nextId: '2' })
  })

  it('disables next at the end of the list [O-047]', () => {
    expect(at('7', 3)).toMatchObject({ previousActive: true, nextActive: false, nextId: null })
  })

  it('enables both within the first page and within the last', () => {
    expect(at('2')).toMatchObject({ previousActive: true, nextActive: true })
    expect(at('8', 3, 9)).toMatchObject({ previousActive: true, nextActive: true })
  })

  it('leads on over the edges of a page, once the neighbouring page is loaded [OP-022]', () => {
    expect(at('3')).toMatchObject({ nextActive: true, nextId: null })
    expect(neighbourPage(at('3'), 'next')).toBe(2)
    expect(edgeId(pageOf(7, 3, 2).ids, 'next', '3')).toBe('4')
    expect(at('4', 2)).toMatchObject({ previousActive: true, previousId: null })
    expect(neighbourPage(at('4', 2), 'previous')).toBe(1)
    expect(edgeId(pageOf(7, 3, 1).ids, 'previous', '4')).toBe('3')
  })

  it('needs no other page within a page and at the ends of the list', () => {
    expect([neighbourPage(at('2'), 'next'), neighbourPage(at('2'), 'previous')]).toEqual([null, null])
    expect([neighbourPage(at('7', 3), 'next'), neighbourPage(at('1'), 'previous')]).toEqual([null, null])
  })

  it('leads to each opportunity once where it has several rows, as in the Contact Log [O-042]', () => {
    const rows = (ids: readonly string[], opptId: string) =>
      navigationState({ ...pageOf(7, 5, 1), source: 'CONLOG', ids, opptId })
    const emails = ['A', 'B', 'A', 'A', 'C']
    expect(rows(emails, 'A')).toMatchObject({ position: 1, previousActive: false, nextId: 'B' })
    expect(rows(emails, 'B')).toMatchObject({ position: 2, previousId: 'A', nextId: 'C' })
    expect(rows(emails, 'C')).toMatchObject({ position: 5, previousId: 'B', nextId: null, nextActive: true })
    expect(rows(['A', 'B', 'A'], 'B')).toMatchObject({ previousId: 'A', nextId: null })
    expect([edgeId(['A', 'B', 'A'], 'next', 'A'), edgeId(['A', 'B', 'A'], 'previous', 'C')]).toEqual([
      'B',
      'B',
    ])
    expect(edgeId(['A', 'A'], 'next', 'A')).toBeNull()
  })

  it('leads nowhere when the neighbouring page has emptied meanwhile', () => {
    expect([edgeId([], 'next', '3'), edgeId([], 'previous', '3')]).toEqual([null, null])
  })

  const nowhere = { position: null, previousId: null, previousActive: false, nextId: null, nextActive: false }

  it('is unknown without a source log: both buttons disabled, no ids [OP-023]', () => {
    const navigation = navigationState({ ...pageOf(7, 3, 2), source: null, opptId: '5' })
    expect(navigation).toMatchObject(nowhere)
    expect(positionText(navigation)).toBe('')
    expect([neighbourPage(navigation, 'next'), neighbourPage(navigation, 'previous')]).toEqual([null, null])
  })

  it('is unknown for an opportunity that the list does not hold [OP-023]', () => {
    expect(at('99')).toMatchObject(nowhere)
    expect(navigationState({ ...pageOf(0, 3, 1), status: 'inProgress', opptId: '5' })).toMatchObject(nowhere)
  })

  it('can be in any of the four logs [O-041] [O-042] [O-043] [O-044]', () => {
    const sources = logTypes.map((source) => navigationState({ ...pageOf(7, 3, 2), source, opptId: '5' }))
    expect(sources.map(({ source, nextId }) => [source, nextId])).toEqual(logTypes.map((log) => [log, '6']))
  })
})

describe('walking through a list', () => {
  /** Presses a button until it is disabled, loading pages as they are needed; the ids that were seen, in order. */
  function walk(total: number, pageSize: number, start: NavigationState, direction: Direction): string[] {
    const seen: string[] = []
    let navigation = start
    for (;;) {
      const known = direction === 'next' ? navigation.nextId : navigation.previousId
      const page = neighbourPage(navigation, direction) ?? navigation.page
      const loaded = pageOf(total, pageSize, page)
      const opptId = known ?? (page === navigation.page ? null : edgeId(loaded.ids, direction, ''))
      if (opptId === null) return seen
      seen.push(opptId)
      navigation = navigationState({ ...loaded, opptId })
      expect(navigation.position).toBe(Number(opptId))
    }
  }

  it('visits every row once, forward and back, whatever the size of list and page [O-040] [OP-022]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 50 }), (total, pageSize) => {
        const all = Array.from({ length: total }, (_, index) => String(index + 1))
        const last = countPages(total, pageSize)
        expect(walk(total, pageSize, at('1', 1, total, pageSize), 'next')).toEqual(all.slice(1))
        expect(walk(total, pageSize, at(String(total), last, total, pageSize), 'previous')).toEqual(
          all.slice(0, -1).reverse(),
        )
      }),
    )
  })

  it('comes back to where it was with previous after next [O-040]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 60 }),
        fc.integer({ min: 1, max: 20 }),
        fc.nat(),
        (total, pageSize, seed) => {
          const start = 1 + (seed % (total - 1))
          const pageAt = (position: number) => Math.ceil(position / pageSize)
          const [next] = walk(total, pageSize, at(String(start), pageAt(start), total, pageSize), 'next')
          expect(next).toBe(String(start + 1))
          const [back] = walk(
            total,
            pageSize,
            at(String(start + 1), pageAt(start + 1), total, pageSize),
            'previous',
          )
          expect(back).toBe(String(start))
        },
      ),
    )
  })
})
