import * as t from 'io-ts'
import type { Holding, LenderTerms, VehicleTerms } from '@retain/domain/payment/leaseFinance'
import { quoteKinds } from '@retain/domain/payment/paymentTerms'
import type { OfferTerms, StockOffer, StockOffers } from '@retain/domain/payment/what-fits/stockOffer'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { deskingTerms } from './desking'
import { dollars, figure, nullable, oneOf, opptId, record, text, whole } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'
import { listedVehicle } from './vls'

const lenderTerms: t.Type<LenderTerms, unknown> = record(
  { apr: nullable(figure), defaultTerm: nullable(whole()) },
  'terms of a lender',
)

const vehicleTerms: t.Type<VehicleTerms, unknown> = record(
  {
    price: nullable(dollars),
    msrp: nullable(dollars),
    downPayments: nullable(t.readonlyArray(dollars)),
    finance: lenderTerms,
    lease: lenderTerms,
    yearlyRetention: nullable(figure),
  },
  'terms of a vehicle',
)

const holding: t.Type<Holding, unknown> = t.intersection([
  record({
    equity: nullable(dollars),
    defaultPayoff: nullable(dollars),
    paymentPayoff: nullable(dollars),
    currentPayment: nullable(dollars),
    selectedPayoff: nullable(dollars),
  }),
  t.exact(t.partial({ vehicleValue: dollars })),
])

const customer = { holding, quoteKind: oneOf(quoteKinds) }

/** The terms of the store, where they change an amount. */
const desking = t.exact(t.partial({ desking: deskingTerms }))

const offerTerms: t.Type<OfferTerms, unknown> = t.intersection([
  record({ ...customer, terms: nullable(vehicleTerms) }, 'what a payment is reckoned from'),
  desking,
])

const stockOffer: t.Type<StockOffer, unknown> = record(
  { ...listedVehicle, isReplacement: t.boolean, terms: vehicleTerms },
  'vehicle on offer',
)

const stockOffers: t.Type<StockOffers, unknown> = t.intersection([
  record(
    {
      ...customer,
      storeName: t.string,
      total: whole(0),
      vehicles: t.readonlyArray(stockOffer),
      after: nullable(text),
    },
    'vehicles on offer',
  ),
  desking,
])

const forCustomer = {
  base: 'opportunity',
  method: 'GET',
  access: { anyOf: [generalAccess] },
  handlesNotFound: true,
} as const

/**
 * What the payments of one vehicle are reckoned from: the own replacement of the opportunity, which has no VIN while it is in transit, or
 * a vehicle in the stock of its store; without terms where it is neither.
 */
export const getOfferTerms = endpoint({
  ...forCustomer,
  name: 'getOfferTerms',
  path: '/lease-finance/terms',
  query: t.intersection([record({ opptId }), t.exact(t.partial({ vin: text }))]),
  output: offerTerms,
  scope: { opportunity: ({ query }) => query.opptId },
  rows: [],
})

/** The stock of the store of an opportunity with what its payments are reckoned from, 500 vehicles a page by VIN. */
export const listStockOffers = endpoint({
  ...forCustomer,
  name: 'listStockOffers',
  path: '/lease-finance/stock',
  query: t.intersection([record({ opptId }), t.exact(t.partial({ after: text }))]),
  output: stockOffers,
  scope: { opportunity: ({ query }) => query.opptId },
  rows: [],
})
