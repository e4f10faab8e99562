import { toCents, type Cents } from '../money/money'

/** What a vehicle's price is made of. */
export interface PriceParts {
  readonly msrp: Cents
  readonly discount: Cents
  readonly rebate: Cents
}

/**
 * What a vehicle is expected to sell for: the sticker price less discount and rebate (O-311).
 *
 * @example estimatedSellingPrice({ msrp: toCents(30_000_00), discount: toCents(1_000_00), rebate: toCents(500_00) }) // 28_500_00
 */
export const estimatedSellingPrice = ({ msrp, discount, rebate }: PriceParts): Cents =>
  toCents(msrp - discount - rebate)
