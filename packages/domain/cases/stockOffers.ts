import { toCents } from '../src/money/money'
import type { OfferedCustomer, StockOffer } from '../src/payment/what-fits/stockOffer'
import { holding, vehicleTerms } from './vehicleTerms'

/** Who holds the used Accord, with a loan. */
export const offeredCustomer: OfferedCustomer = { holding, quoteKind: 'finance' }

/** The new hybrid in stock, with other values where some are given. */
export const stockOffer = (changes: Partial<StockOffer> = {}): StockOffer => ({
  vin: 'JTMRWRFV8TD209174',
  stockNo: 'RT4X0917',
  year: 2026,
  make: 'Toyota',
  model: 'RAV4',
  trim: 'XLE Hybrid',
  bodyType: 'SUV',
  color: 'Blue',
  newOrUsed: 'New',
  usedClassification: null,
  mileage: 12,
  price: toCents(32_600_00),
  daysInStock: 8,
  isReplacement: false,
  terms: vehicleTerms,
  ...changes,
})

const mixed = (at: number, factor: number, most: number): number => (Math.imul(at + 1, factor) >>> 4) % most

/** So many vehicles with prices of 18,000 to 78,000 dollars and rates of 2 to 9 percent, the same each time. */
export const manyOffers = (count: number): readonly StockOffer[] =>
  Array.from({ length: count }, (_, at) => {
    const price = toCents(18_000_00 + mixed(at, 2_654_435_761, 60_000_00))
    const apr = 2 + mixed(at, 40_503_251, 70) / 10
    return stockOffer({
      vin: `STOCK${String(at).padStart(12, '0')}`,
      price,
      terms: { ...vehicleTerms, price, finance: { apr, defaultTerm: null } },
    })
  })
