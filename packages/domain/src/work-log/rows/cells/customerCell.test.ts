import { describe, expect, it } from 'vitest'
import { logRow } from '../../../../cases/logRow'
import { instantFromEpoch } from '../../../calendar/instant'
import { customerCell, customerHref, customerName, returnUrlOf } from './customerCell'
import { logTypes } from '../../logTypes'

const now = instantFromEpoch(1_800_000_000_000)

describe('the customer link', () => {
  it('leads to the opportunity of the row [L-257] [L-287] [L-584]', () => {
    expect(customerHref({ opptId: '17' }, 'EQLOG')).toBe('/app/opportunity/17?source=EQLOG')
  })

  it('names its log as source [L-258] [L-585] [L-392]', () => {
    expect(logTypes.map((source) => customerHref({ opptId: '1' }, source).split('=')[1])).toEqual([
      ...logTypes,
    ])
  })

  it('carries the current return URL, else the current path [L-259]', () => {
    expect(returnUrlOf(null, '/app/service')).toBe('/app/service')
    expect(returnUrlOf('/app/contact', '/app/service')).toBe('/app/contact')
  })

  it('names the tab that it opens at, where that is not the first', () => {
    expect(customerHref({ opptId: '17' }, 'CONLOG', 'lead')).toBe(
      '/app/opportunity/17?source=CONLOG&tab=lead',
    )
    expect(customerHref({ opptId: '17' }, 'CONLOG', 'call')).toBe('/app/opportunity/17?source=CONLOG')
  })

  it('cannot leave the path by a strange id', () => {
    expect(customerHref({ opptId: '../x?y' }, 'EQLOG')).toBe('/app/opportunity/..%2Fx%3Fy?source=EQLOG')
  })
})

describe('the customer cell', () => {
  it('shows fullName, and customerName when it is empty [L-288] [L-590]', () => {
    expect(customerName({ fullName: 'Ann Lee', customerName: 'Lee, Ann' })).toBe('Ann Lee')
    expect(customerName({ fullName: ' ', customerName: 'Lee, Ann' })).toBe('Lee, Ann')
    expect(customerName({ fullName: null, customerName: 'Lee, Ann' })).toBe('Lee, Ann')
  })

  it('is a link on an open row and plain text on a locked one [L-260] [L-378]', () => {
    expect(customerCell(logRow(), 'EQLOG', now).href).toBe('/app/opportunity/1?source=EQLOG')
    expect(customerCell(logRow({ isLocked: true }), 'EQLOG', now).href).toBeNull()
  })

  it("marks an orphan with 'Salesperson no longer at the store.' [L-261]", () => {
    expect(customerCell(logRow({ isOrphan: true }), 'EQLOG', now).orphanText).toBe(
      'Salesperson no longer at the store.',
    )
    expect(customerCell(logRow(), 'EQLOG', now).orphanText).toBeNull()
  })

  it('has the lock text of a locked row [L-262]', () => {
    const row = logRow({ isLocked: true, lockedBy: 'Ann Lee', lockedDT: now })
    expect(customerCell(row, 'EQLOG', now).lockText).toBe(
      'Locked By Ann Lee a few seconds ago. Press to unlock',
    )
  })
})

it('a candidate that is no opportunity yet has no link', () => {
  expect(customerCell(logRow({ opptId: '' }), 'SVCLOG', now).href).toBeNull()
})
