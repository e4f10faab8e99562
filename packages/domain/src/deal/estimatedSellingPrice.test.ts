import { expect, it } from 'vitest'
import { toCents } from '../money/money'
import { estimatedSellingPrice } from './estimatedSellingPrice'

it('is the sticker price less discount and rebate [O-311]', () => {
  const parts = { msrp: toCents(30_000_00), discount: toCents(1_000_00), rebate: toCents(500_00) }
  expect(estimatedSellingPrice(parts)).toBe(28_500_00)
})
