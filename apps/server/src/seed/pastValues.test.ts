import { describe, expect, it } from 'vitest'
import { makeOpportunity } from './opportunity'
import { contextOf } from './seed'
import { seedStores } from './seedStores'

const [store] = seedStores(1)
if (store === undefined) throw new Error('There is no store.')
const context = contextOf(store, '2026-11-21', undefined)
const made = Array.from({ length: 400 }, (_, index) => makeOpportunity(context, index))

/** Each opportunity with its past, the oldest first. */
const pasts = made.flatMap(({ opportunity, opportunityValue, loan }) => {
  const now = opportunity.at(-1)
  return now === undefined ? [] : [{ now, past: opportunityValue, loan }]
})

describe('the past values of the demo data', () => {
  it('are of days in order within 24 months, before today and after the contract', () => {
    for (const { now, past } of pasts) {
      const days = past.map(({ day }) => day)
      expect(days).toEqual([...new Set(days)].sort())
      for (const day of days) {
        expect(day >= '2024-11-21' && day < '2026-11-21').toBe(true)
        expect(now.purchased_at === null || String(now.purchased_at).slice(0, 10) <= day).toBe(true)
      }
    }
  })

  it('owe less with each month of a loan, down to what is owed today', () => {
    const loans = pasts.filter(({ loan, past }) => loan !== null && past.length > 0)
    expect(loans.length).toBeGreaterThan(100)
    for (const { now, past } of loans) {
      const payoffs = [...past.map(({ payoff_cents }) => payoff_cents), now.payoff_cents].map(Number)
      expect(payoffs).toEqual(payoffs.toSorted((a, b) => b - a))
    }
  })

  it('have the equity of their value and payoff', () => {
    for (const { past } of pasts)
      for (const { vehicle_value_cents: value, payoff_cents: payoff, equity_cents: equity } of past)
        expect(equity).toBe(payoff === null ? null : Number(value) - Number(payoff))
  })

  it('cross into positive equity for some', () => {
    const crossed = pasts.filter(
      ({ now, past }) => Number(now.equity_cents) > 0 && past.some((one) => Number(one.equity_cents) < 0),
    )
    expect(crossed.length).toBeGreaterThan(10)
  })
})
