import { expect, it } from 'vitest'
import { hasValidCheckDigit } from '@retain/domain/vehicle/vin'
import { makeOpportunity } from './opportunity'
import { contextOf } from './seed'
import { seedStores } from './seedStores'

const [, blueRidge] = seedStores(2)
if (blueRidge === undefined) throw new Error('The test has no store')
const made = Array.from({ length: 600 }, (_, index) =>
  makeOpportunity(contextOf(blueRidge, '2026-11-21', undefined), index),
)
const stock = made.flatMap(({ stockVehicle }) => stockVehicle)

it('holds new and used vehicles with a price, a rate, a class, and a day on which they came [O-119]', () => {
  expect(stock.length).toBeGreaterThan(200)
  expect(new Set(stock.map(({ new_used }) => new_used))).toEqual(new Set(['New', 'Used']))
  for (const one of stock) {
    expect(one.stock_no).toMatch(/^[a-z0-9]{8}$/i)
    expect(hasValidCheckDigit(one.vin)).toBe(true)
    expect(one.selling_price_cents).toBe(
      (one.msrp_cents ?? 0) - (one.discount_cents ?? 0) - (one.rebate_cents ?? 0),
    )
    expect(one.selling_price_cents).toBeGreaterThan(3_000_00)
    expect(one.finance_apr).toBeGreaterThan(0)
    expect(one.in_stock_since <= '2026-11-21').toBe(true)
  }
  const classed = stock.filter(({ market_class }) => market_class !== null)
  expect(classed.length / stock.length).toBeGreaterThan(0.9)
})

it('holds what opportunities are offered under a stock number of the own store', () => {
  const inStock = new Map(stock.map((one) => [one.stock_no, one.vin]))
  const offered = made.flatMap(({ opportunity, replacementVehicle: [replacement] }) => {
    const stockNo = opportunity.at(-1)?.replacement_stock_no ?? null
    return stockNo === null || replacement?.location_store_name !== blueRidge.name
      ? []
      : { stockNo, replacement }
  })
  expect(offered.length).toBeGreaterThan(100)
  for (const { stockNo, replacement } of offered) expect(inStock.get(stockNo)).toBe(replacement.vin)
})
