import { toCents, zeroCents } from '@retain/domain/money/money'
import { pickLender } from './lenders'
import { catalogue, pickVehicle } from './catalogue'
import { stockNumber } from './circumstances'
import type { OpportunityDraft } from './opportunityDraft'
import { randomOf, type Random } from './random'
import { makeReplacement, type OfferedVehicle } from './replacement'
import type { StockRow, StoreContext } from './seedRows'
import { marketValue, stickerPrice, usualYearlyMiles, yearlyRetention } from './valuation'
import { offeredColumns, type OfferedColumns, type VehicleState } from './vehicleRows'
import { usedClassification } from './warranty'

/** The opportunities that stand for the stock of a store: however many it has, about 5,000 vehicles are the most. */
const countedRows = 12_000

/** One vehicle for so many opportunities stands in stock without being offered to anybody yet. */
export const opportunitiesPerVehicle = 5

/**
 * What stands in the stock of a store because of an opportunity: the vehicle that is offered there, unless it is on its way or at
 * another store, and now and then one that nobody is offered yet. Two may name one VIN or stock number; the first is kept.
 */
export function stockRows(draft: OpportunityDraft, offered: OfferedColumns | null): readonly StockRow[] {
  const { context, index } = draft
  if (index >= countedRows) return []
  return [
    ...(offered === null ? [] : ownRow(draft, offered)),
    ...(index % opportunitiesPerVehicle === 0 ? [furtherRow(context, index)] : []),
  ]
}

const apart = ({ store }: StoreContext, index: number): Random =>
  randomOf(`${store.hyperionId}/${index}/stock`)

const since = ({ clock }: StoreContext, random: Random): string =>
  clock.at(Math.round(random.next() ** 2 * 120), 12 * 60).slice(0, 10)

function ownRow(
  { context, index, replacement }: OpportunityDraft,
  offered: OfferedColumns,
): readonly StockRow[] {
  const stockNo = replacement?.stockNo ?? null
  if (stockNo === null || replacement?.location !== context.store) return []
  return [
    {
      hyperion_id: context.store.hyperionId,
      stock_no: stockNo,
      in_stock_since: since(context, apart(context, index)),
      ...offered,
    },
  ]
}

/** A vehicle that stands in stock without being offered to anybody: that of every fifth opportunity. */
export function furtherRow(context: StoreContext, index: number): StockRow {
  const random = randomOf(`${context.store.hyperionId}/${index}/further stock`)
  const { offered, state } = random.chance(0.45) ? newOne(random, context) : usedOne(random, context)
  return {
    hyperion_id: context.store.hyperionId,
    stock_no: stockNumber(random),
    in_stock_since: since(context, random),
    ...offeredColumns(random, offered, state),
  }
}

interface Furnished {
  readonly offered: OfferedVehicle
  /** That of a new one when left out. */
  readonly state?: VehicleState
}

function newOne(random: Random, { store, clock }: StoreContext): Furnished {
  const { catalogueModel } = pickVehicle(random, store.brands, clock.year, false)
  return { offered: { ...makeReplacement(random, store, catalogueModel), location: store } }
}

const everyMake = (): readonly string[] => catalogue().map(({ make }) => make)

/** What a used one costs beyond what it is worth as a trade-in. */
const dealerMargin = 1.13

function usedOne(random: Random, { store, clock }: StoreContext): Furnished {
  const age = random.integer(1, 6)
  const makes = random.chance(0.6) ? store.brands : everyMake()
  const vehicle = pickVehicle(random, makes, clock.year - age, false)
  const { make } = vehicle.catalogueModel
  const mileage = Math.round(usualYearlyMiles * age * random.between(0.5, 1.4))
  const sticker = stickerPrice(vehicle.catalogueModel, vehicle.year, random.between(0, 0.8))
  const asked = toCents(
    Math.round((marketValue(make, sticker, age, mileage) * dealerMargin) / 10_000) * 10_000 - 500,
  )
  const discount = toCents(random.chance(0.3) ? random.pick([25_000, 50_000, 75_000]) : 0)
  const apr = Math.round(random.between(4.9, 9.4) * 100) / 100
  const lender = pickLender(random, make, 0.4)
  const terms = { lender, defaultTerm: random.chance(0.3) ? random.pick([48, 66, 72]) : null }
  return {
    offered: {
      vehicle,
      msrp: asked,
      rebate: zeroCents,
      discount,
      price: toCents(asked - discount),
      downPayments: null,
      finance: { ...terms, apr },
      lease: { ...terms, apr: Math.round((apr - 1) * 100) / 100, defaultTerm: null },
      yearlyRetention: yearlyRetention(make),
      location: store,
    },
    state: { newUsed: 'Used', classification: usedClassification(random, age), mileage: () => mileage },
  }
}
