import { estimatedSellingPrice } from '@retain/domain/deal/estimatedSellingPrice'
import { toCents, type Cents } from '@retain/domain/money/money'
import { paymentDifferencesFor, type PaymentDifferences } from '@retain/domain/payment/leaseFinance'
import type { Rate } from '@retain/domain/payment/quotes'
import { selectionReasonText } from '@retain/domain/vehicle/replacementChoice'
import { pickNewest, type CatalogueModel, type SeedVehicle } from './catalogue'
import { stockNumber } from './circumstances'
import { pickLender, type Lender } from './lenders'
import type { Random } from './random'
import { listedStores, type SeedStore } from './seedStores'
import { stickerPrice, yearlyRetention } from './valuation'

/** What a lender asks. */
interface LenderRate extends Rate {
  readonly lender: Lender
}

/** A vehicle that a store has for sale. */
export interface OfferedVehicle {
  readonly vehicle: SeedVehicle
  readonly msrp: Cents
  readonly rebate: Cents
  readonly discount: Cents
  readonly price: Cents
  /** What the lenders name; `null` for the usual ones. */
  readonly downPayments: readonly Cents[] | null
  readonly finance: LenderRate
  readonly lease: LenderRate
  readonly yearlyRetention: number
  readonly location: SeedStore
}

/** The vehicle that a store offers in place of the present one. */
export interface Replacement extends OfferedVehicle {
  /** `null` while it is on its way. */
  readonly stockNo: string | null
  readonly selectionReason: string | null
  /** Days since the list was made. */
  readonly refreshedDaysAgo: number
}

const rebates = [0, 0, 500_00, 750_00, 1_000_00, 1_500_00, 2_000_00, 2_500_00]

const downPaymentChoices = [
  [0, 1_000_00, 2_000_00],
  [0, 500_00, 1_500_00, 3_000_00],
  [0, 2_500_00, 5_000_00],
]

/** What a newer one of the same model has in common with the present vehicle (O-118). */
const reasonsInCommon = [
  selectionReasonText(['make', 'model']),
  selectionReasonText(['body type', 'make', 'model']),
  selectionReasonText(['similar market class', 'make', 'model']),
  selectionReasonText(['similar market class', 'body type', 'make', 'model']),
]

const percent = (rate: number): number => Math.round(rate * 100) / 100

/** The stores of a make; the own one where nobody sells it. */
function sellersOf(make: string, own: SeedStore): readonly SeedStore[] {
  const sellers = listedStores().filter(({ brands }) => brands.includes(make))
  return sellers.length > 0 ? sellers : [own]
}

/** A plain new one of the same model, as the newest year has it. */
export function makeReplacement(random: Random, store: SeedStore, model: CatalogueModel): Replacement {
  const vehicle = pickNewest(random, model)
  const msrp = stickerPrice(model, vehicle.year, random.between(0, 0.45))
  const taken = Math.round((msrp * random.between(0.01, 0.1)) / 5_00) * 5_00
  const rebate = toCents(Math.min(taken, random.pick(rebates)))
  const discount = toCents(taken - rebate)
  const apr = percent(random.between(2.9, 7.4))
  return {
    vehicle,
    msrp,
    rebate,
    discount,
    price: estimatedSellingPrice({ msrp, discount, rebate }),
    downPayments: random.chance(0.25) ? random.pick(downPaymentChoices).map(toCents) : null,
    finance: {
      lender: pickLender(random, model.make, 0.7),
      apr,
      defaultTerm: random.chance(0.2) ? random.pick([48, 66, 72]) : null,
    },
    lease: {
      lender: pickLender(random, model.make, 0.9),
      apr: percent(Math.max(0.5, apr - 1.5)),
      defaultTerm: random.chance(0.2) ? random.pick([24, 42, 48]) : null,
    },
    yearlyRetention: yearlyRetention(model.make),
    stockNo: random.chance(0.3) ? stockNumber(random) : null,
    location: random.chance(0.85) ? store : random.pick(sellersOf(model.make, store)),
    selectionReason: random.pick(reasonsInCommon),
    refreshedDaysAgo: random.chance(0.9) ? 0 : random.integer(1, 3),
  }
}

/**
 * The payment differences to a replacement, with the equity put into the deal (OP-083, O-312): those of the quotes that the
 * page of the opportunity shows.
 */
export const paymentDifferences = (
  offered: OfferedVehicle,
  equity: Cents | null,
  currentPayment: Cents | null,
): PaymentDifferences =>
  paymentDifferencesFor(offered, {
    equity,
    currentPayment,
    defaultPayoff: null,
    paymentPayoff: null,
    selectedPayoff: null,
  })
