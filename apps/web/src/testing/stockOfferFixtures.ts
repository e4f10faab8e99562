/** What the payments of the new hybrid are reckoned from, as the wire has it. */
export const wireTerms = (price: number, apr = 3.9) => ({
  price,
  msrp: 35920,
  downPayments: [0, 1000],
  finance: { apr, defaultTerm: 66 },
  lease: { apr: 2.4, defaultTerm: null },
  yearlyRetention: 0.895,
})

/** The holding of its buyer, who pays 436 dollars a month. */
export const wireOffered = {
  holding: {
    equity: 8481,
    defaultPayoff: 15869,
    paymentPayoff: -17004,
    currentPayment: 436,
    selectedPayoff: 15869,
  },
  quoteKind: 'finance',
}

/** The terms of one vehicle for this customer. */
export const wireOfferTerms = () => ({ ...wireOffered, terms: wireTerms(32600) })

/** A vehicle in stock, with other values where some are given. */
export const wireStockOffer = (changes: Readonly<Record<string, unknown>> = {}) => ({
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
  price: 32600,
  daysInStock: 8,
  isReplacement: true,
  terms: wireTerms(32600),
  ...changes,
})

/** The stock of a store for this customer, in one page. */
export const wireStockOffers = (
  vehicles: readonly unknown[] = [wireStockOffer()],
  after: string | null = null,
) => ({
  ...wireOffered,
  storeName: 'Lakeside Motors',
  total: vehicles.length,
  vehicles,
  after,
})
