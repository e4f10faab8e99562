import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Orphan } from './orphan'
import { roundRobin } from './roundRobin'

const orphan = (at: number, rest: Partial<Orphan> = {}): Orphan => ({
  opptId: String(at),
  hyperionId: 'HAR',
  customerId: `customer ${at}`,
  customerName: 'Lee, Ann',
  makeName: 'Toyota',
  modelName: 'Camry',
  year: 2022,
  statusCode: 'NEW',
  formerOwner: null,
  contactDate: null,
  lockedByName: null,
  rowVersion: at,
  ...rest,
})

const several = (count: number) => Array.from({ length: count }, (_, at) => orphan(at + 1))

describe('opportunities dealt out', () => {
  it('go to one person after the other, in their order', () => {
    const { assignments, counts, held } = roundRobin(several(5), ['ann', 'pat', 'sam'])
    expect(assignments.map(({ userName }) => userName)).toEqual(['ann', 'pat', 'sam', 'ann', 'pat'])
    expect(assignments[1]).toEqual({ opptId: '2', userName: 'pat', rowVersion: 2 })
    expect(counts).toEqual([
      { userName: 'ann', count: 2 },
      { userName: 'pat', count: 2 },
      { userName: 'sam', count: 1 },
    ])
    expect(held).toEqual([])
  })

  it('of one customer go to one person, and the others make up for it', () => {
    const of = { customerId: 'customer 1' }
    const orphans = [orphan(1), orphan(2), orphan(3, of), orphan(4, of), orphan(5), orphan(6)]
    const { assignments } = roundRobin(orphans, ['ann', 'pat'])
    expect(assignments.map(({ userName }) => userName)).toEqual(['ann', 'pat', 'ann', 'ann', 'pat', 'pat'])
  })

  it('leave out what somebody works on, and all of them where there is nobody', () => {
    const locked = orphan(2, { lockedByName: 'Dana Baker' })
    const { assignments, held } = roundRobin([orphan(1), locked, orphan(3)], ['ann', 'pat'])
    expect(assignments.map(({ opptId, userName }) => [opptId, userName])).toEqual([
      ['1', 'ann'],
      ['3', 'pat'],
    ])
    expect(held).toEqual([locked])
    expect(roundRobin(several(3), [])).toEqual({ assignments: [], counts: [], held: [] })
  })

  it('are even: of different customers nobody gets two more than another', () => {
    const people = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), people, (count, names) => {
        const dealt = roundRobin(several(count), names)
        const counts = dealt.counts.map((one) => one.count)
        expect(dealt.assignments).toHaveLength(count)
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
        expect(roundRobin(several(count), names)).toEqual(dealt)
      }),
    )
  })

  it('keep every customer with one person, whoever that is', () => {
    const customers = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 30 })
    fc.assert(
      fc.property(customers, (ids) => {
        const orphans = ids.map((id, at) => orphan(at, { customerId: String(id) }))
        const { assignments } = roundRobin(orphans, ['ann', 'pat', 'sam'])
        const owners = new Set(assignments.map(({ userName }, at) => `${String(ids[at])} ${userName}`))
        expect(owners.size).toBe(new Set(ids).size)
      }),
    )
  })
})
