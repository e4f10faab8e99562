import { describe, expect, it } from 'vitest'
import { isInstant } from '@retain/domain/calendar/instant'
import { demoPeople } from '../identity/demoPeople'
import { makeOpportunity } from './opportunity'
import { seedStores } from './seedStores'
import { staffOf } from './staff'
import { storeClock } from './storeClock'

const today = '2026-11-21'
const now = `${today}T20:00:00.000Z`

function rowsOf(hyperionId: string, count: number) {
  const store = seedStores(17).find((one) => one.hyperionId === hyperionId)
  if (store === undefined || !isInstant(now)) throw new Error('The test has no store')
  const context = { store, staff: staffOf(store, demoPeople), clock: storeClock(store.timeZone, today, now) }
  return Array.from({ length: count }, (_, index) => makeOpportunity(context, index)).flatMap(
    ({ opportunity }) => opportunity,
  )
}

/** The fifty rows that come first, the highest value first; rows without one are last. */
const firstPage = <Row>(rows: readonly Row[], by: (row: Row) => string | number | null) =>
  rows
    .filter((row) => by(row) !== null)
    .toSorted((one, other) => ((by(one) ?? 0) < (by(other) ?? 0) ? 1 : -1))
    .slice(0, 50)

const countBy = <Row>(rows: readonly Row[], of: (row: Row) => string | null) =>
  rows.reduce<Record<string, number>>((counts, row) => {
    const key = of(row) ?? 'none'
    return { ...counts, [key]: (counts[key] ?? 0) + 1 }
  }, {})

describe.each([
  ['HAR', 12_000],
  ['BLR', 600],
])('the first pages of %s', (hyperionId, count) => {
  const rows = rowsOf(hyperionId, count)

  it('the Equity Log has payment differences, open repair orders, loans, leases and cash', () => {
    const page = firstPage(rows, (row) => row.equity_cents)
    const differences = page.filter((row) => row.payment_difference_finance_cents !== null)
    expect(differences.length).toBeGreaterThan(20)
    expect(differences.some((row) => (row.payment_difference_finance_cents ?? 0) < 0)).toBe(true)
    const types = countBy(page, (row) => row.deal_type)
    expect(Object.keys(types)).toEqual(expect.arrayContaining(['Finance', 'Lease', 'Cash', 'Conquest']))
    expect(countBy(page, (row) => row.ro_status)['Open']).toBeGreaterThan(2)
  })

  it('the Service Log has open, scheduled and closed repair orders', () => {
    const states = countBy(
      firstPage(rows, (row) => row.ro_at),
      (row) => row.ro_status,
    )
    expect(Object.keys(states).sort()).toEqual(['Closed', 'Open', 'Scheduled'])
    expect(states['Scheduled']).toBeGreaterThan(1)
  })
})
