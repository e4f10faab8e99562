import { describe, expect, it } from 'vitest'
import { assignmentParts, stillOrphans, undoneTogether } from './assignmentParts'
import { assignedText, changedText, heldText, undoneText } from './assignmentTexts'
import type { Orphan } from './orphan'
import { firstOrphansView, orphansRequest, parseOrphansView, printOrphansView } from './orphansView'

const assignments = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ opptId: String(at), userName: 'ann.lee', rowVersion: 1 }))

const orphan = (opptId: string, rowVersion = 1): Orphan => ({
  ...{ opptId, hyperionId: 'HAR', customerId: opptId, customerName: 'Lee, Ann' },
  ...{ makeName: null, modelName: null, year: null, statusCode: 'NEW', formerOwner: null },
  ...{ contactDate: null, lockedByName: null, rowVersion },
})

describe('an assignment', () => {
  it('goes in parts of 500, none of which is empty', () => {
    expect(assignmentParts(assignments(1_001)).map(({ length }) => length)).toEqual([500, 500, 1])
    expect(assignmentParts(assignments(500))).toEqual([assignments(500)])
    expect(assignmentParts([])).toEqual([])
  })

  it('is of those that still have no owner, as they are by now', () => {
    const present = [orphan('3'), orphan('1', 2)]
    expect(stillOrphans([orphan('1'), orphan('2'), orphan('3')], present)).toEqual([
      orphan('1', 2),
      orphan('3'),
    ])
  })

  it('is told as one, however many parts were taken back', () => {
    expect(
      undoneTogether([
        { restored: 2, kept: 1 },
        { restored: 3, kept: 0 },
      ]),
    ).toEqual({ restored: 5, kept: 1 })
    expect(undoneTogether([])).toEqual({ restored: 0, kept: 0 })
  })

  it('says what it did', () => {
    expect([assignedText(1), assignedText(1_200)]).toEqual([
      '1 opportunity was assigned.',
      '1,200 opportunities were assigned.',
    ])
    expect(heldText(1)).toBe('1 opportunity stays without an owner: somebody works on it at present.')
    expect(heldText(2)).toContain('2 opportunities stay')
  })

  it('says how many somebody else was faster with, and how far it came', () => {
    expect(changedText(2, 0)).toMatch(/^2 opportunities have an owner .* Nothing was assigned\./)
    expect(changedText(1, 500)).toMatch(
      /^1 opportunity has an owner .* 500 opportunities were assigned so far/,
    )
    expect(changedText(0, 0)).toMatch(/^Somebody else has changed some of these meanwhile\./)
  })

  it('says what became of it once it was taken back', () => {
    expect(undoneText({ restored: 1, kept: 0 })).toBe('1 opportunity has no owner again.')
    expect(undoneText({ restored: 0, kept: 2 })).toBe(
      '2 opportunities were changed since and keep their owners.',
    )
    expect(undoneText({ restored: 2, kept: 1 })).toBe(
      '2 opportunities have no owner again. 1 opportunity was changed since and keeps its owner.',
    )
  })
})

it('the list has its page in its address', () => {
  expect(parseOrphansView('')).toEqual(firstOrphansView)
  const third = parseOrphansView('pageNumber=3&showAll=true')
  expect(third).toEqual({ ...firstOrphansView, page: 3 })
  expect([printOrphansView(firstOrphansView), printOrphansView(third)]).toEqual([
    'pageNumber=1',
    'pageNumber=3',
  ])
  expect(orphansRequest(third, 'HAR')).toEqual({ hyperionId: 'HAR', pageNumber: 3, pageSize: 50 })
})
