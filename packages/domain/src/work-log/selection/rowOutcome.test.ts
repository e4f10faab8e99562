import { describe, expect, it } from 'vitest'
import { annsLock } from '../../../cases/lock'
import { selectedRow } from '../../../cases/selectedRow'
import { instantFromEpoch } from '../../calendar/instant'
import {
  afterBatch,
  batchReport,
  doneText,
  refusedTitle,
  type RowCommand,
  type RowOutcome,
  type RowProblem,
} from './rowOutcome'

const minute = 60_000
const now = instantFromEpoch(1_800_000_000_000 + 5 * minute)
const rows = ['1', '2', '3'].map((key) => selectedRow(key))
const outcome = (opptId: string, changes: Partial<RowOutcome> = {}): RowOutcome => ({
  opptId,
  outcome: 'done',
  reason: null,
  lock: null,
  ...changes,
})
const refused = (opptId: string, reason: RowProblem, lock: RowOutcome['lock'] = null) =>
  outcome(opptId, { outcome: 'refused', reason, lock })

describe('the report', () => {
  it('has every row: done, unchanged, or refused with the name and the reason', () => {
    const answered = [outcome('1'), outcome('2', { outcome: 'unchanged' }), refused('3', 'notAssociate')]
    expect(batchReport('flag', rows, answered, now)).toEqual({
      done: 1,
      unchanged: 1,
      refused: [
        { key: '3', customerName: 'Customer 3', reason: 'Not everybody who was chosen works at this store.' },
      ],
    })
  })

  it.each<[RowCommand, RowProblem, string]>([
    ['flag', 'failed', 'Opportunity flag failed'],
    ['unflag', 'failed', 'Opportunity flag failed'],
    ['unlock', 'failed', 'The row could not be unlocked.'],
    ['unlock', 'notOfStore', 'The opportunity does not belong to this store.'],
    ['unlock', 'lockedByUser', 'Locked By Ann Lee 5 minutes ago'],
  ])('of a %s that was refused as %s says: %s [O-252] [S-464] [L-587]', (command, reason, text) => {
    const report = batchReport(command, rows.slice(0, 1), [refused('1', reason, annsLock())], now)
    expect(report.refused.map((row) => row.reason)).toEqual([text])
  })

  it('counts a row that was not answered as failed, so that it is not lost', () => {
    const report = batchReport('flag', rows, [outcome('1')], now)
    expect(report.refused.map(({ key, reason }) => [key, reason])).toEqual([
      ['2', 'Opportunity flag failed'],
      ['3', 'Opportunity flag failed'],
    ])
    expect(refusedTitle(report)).toBe('2 of 3 refused')
  })

  it('has a reason for a lock that is gone by now', () => {
    const report = batchReport('unlock', rows.slice(0, 1), [refused('1', 'lockedByUser')], now)
    expect(report.refused[0]?.reason).toBe('The row could not be unlocked.')
  })

  it('counts those that were as wanted among all that were asked for', () => {
    const report = batchReport('unlock', rows, [outcome('1', { outcome: 'unchanged' }), outcome('2')], now)
    expect(refusedTitle(report)).toBe('1 of 3 refused')
  })
})

it('rows that were refused stay selected, and so does who was selected meanwhile', () => {
  const report = batchReport('unlock', rows, [outcome('1'), refused('2', 'failed'), outcome('3')], now)
  const selection = { rows: [...rows, selectedRow('4')], isOverLimit: false }
  expect(afterBatch(selection, rows, report).rows.map(({ key }) => key)).toEqual(['2', '4'])
})

it.each<[RowCommand, number, number, string]>([
  ['flag', 1, 0, 'Opportunity has been flagged'],
  ['unflag', 1, 0, 'Opportunity has been unflagged'],
  ['unlock', 1, 0, 'Row has been unlocked'],
  ['flag', 3, 1, '3 opportunities have been flagged. 1 flagged before.'],
  ['flag', 12, 0, '12 opportunities have been flagged'],
  ['unflag', 2, 1, '2 opportunities have been unflagged. 1 not flagged before.'],
  ['unlock', 3, 9, '3 rows have been unlocked. 9 not locked.'],
])(
  'after a %s of %i rows, %i as they were, it is said: %s [O-249] [O-250]',
  (command, done, unchanged, text) => {
    expect(doneText(command, { done, unchanged, refused: [] })).toBe(text)
  },
)
