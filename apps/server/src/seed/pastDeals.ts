import { zeroCents } from '@retain/domain/money/money'
import { levelPayment } from '@retain/domain/payment/loan'
import { hasLongPast, sharesCustomer } from './cast'
import { makeDeal, planDeal, type DealPlan } from './deal'
import { monthsBack, type OpportunityDraft } from './opportunityDraft'
import { productsOf } from './panelRows'
import { randomOf, type Random } from './random'
import { closedVisit, rowsOfVisits, type Visit } from './repairOrderRows'
import {
  entryIdOf,
  replacedIdOf,
  type CustomerRow,
  type PastDealProductRow,
  type PastDealRow,
  type RepairOrderLineRow,
  type RepairOrderRow,
} from './seedRows'
import { listedStores, type SeedStore } from './seedStores'
import { makeVehicleOnFile } from './vehicleOnFile'

/** What a customer had before the present vehicle, with the service of it. */
interface PastRows {
  /** The customer in another store of the group. */
  readonly customer: readonly CustomerRow[]
  readonly pastDeal: readonly PastDealRow[]
  readonly pastDealProduct: readonly PastDealProductRow[]
  readonly repairOrder: readonly RepairOrderRow[]
  readonly repairOrderLine: readonly RepairOrderLineRow[]
}

/** Whose deal it was, and in which store. */
interface Place {
  readonly store: SeedStore
  readonly customerId: number
  readonly at: number
}

type PastKind = 'Finance' | 'Lease' | 'Cash'

/** Those with a long past had one vehicle of each kind, the cash one being theirs still. */
const longPast: readonly PastKind[] = ['Cash', 'Lease', 'Finance']

const usualKinds: Readonly<Record<PastKind, number>> = { Finance: 55, Lease: 25, Cash: 20 }

/** The visits of earlier vehicles take the ids after those of the present one. */
const firstVisit = 5
const visitsOfPast = 5

/** What came before the present deal: nothing for most, several vehicles for some, and for a few in another store, too. */
export function pastRows(draft: OpportunityDraft): PastRows {
  const { context, index, plan, opptId, customer } = draft
  if (sharesCustomer(index) || plan.kind === 'Candidate') return madeOf(opptId, [], [])
  const random = randomOf(`${context.store.hyperionId}/${index}/past deals`)
  const long = hasLongPast(index)
  const kinds = long
    ? longPast
    : Array.from({ length: Number(random.weighted({ 0: 70, 1: 22, 2: 8 })) }, () =>
        random.weighted(usualKinds),
      )
  const own = { store: context.store, customerId: Number(customer.customer_id) }
  const sister = long ? sisterOf(context.store) : null
  const elsewhere = sister === null ? null : { store: sister, customerId: replacedIdOf(context.store, index) }
  const places: readonly (Place & { readonly kind: PastKind })[] = [
    ...kinds.map((kind, at) => ({ ...own, kind, at })),
    ...(elsewhere === null ? [] : [{ ...elsewhere, kind: 'Finance' as const, at: kinds.length }]),
  ]
  let months = plan.months
  const deals = places.map(({ kind, ...place }) => {
    months += random.integer(18, 46)
    return pastDeal(random, draft, place, kind, long && kind === 'Cash' ? null : 'ended', months)
  })
  const there =
    elsewhere === null
      ? []
      : [
          {
            ...customer,
            hyperion_id: elsewhere.store.hyperionId,
            customer_id: elsewhere.customerId,
          },
        ]
  return madeOf(opptId, deals, there)
}

type Deal = ReturnType<typeof pastDeal>

const madeOf = (opptId: number, deals: readonly Deal[], customer: readonly CustomerRow[]): PastRows => ({
  customer,
  pastDeal: deals.map(({ row }) => row),
  pastDealProduct: deals.flatMap(({ products }) => products),
  ...rowsOfVisits(opptId, firstVisit, deals.flatMap(({ visits }) => visits).slice(0, visitsOfPast)),
})

/** The listed store before this one, which is filled whenever this one is; the first has none. */
const sisterOf = ({ position }: SeedStore): SeedStore | null =>
  position === 0 ? null : (listedStores()[position - 1] ?? null)

function pastDeal(
  random: Random,
  draft: OpportunityDraft,
  { store, customerId, at }: Place,
  kind: PastKind,
  fate: 'ended' | null,
  months: number,
) {
  const { context, opptId, customer } = draft
  const planned = planDeal(random, kind, kind === 'Lease')
  const plan: DealPlan = { ...planned, months }
  const contract = monthsBack(context.clock, months)
  const signed = context.clock.signedMonthsAgo(months, random.integer(1, 28))
  const file = makeVehicleOnFile(random, store, plan, {}, contract, context.clock)
  const terms = {
    make: file.vehicle.catalogueModel.make,
    sticker: file.sticker,
    price: file.price,
    contractYear: contract.year,
  }
  // A lease ends with its term; what came after it is no part of the deal.
  const deal = makeDeal(random, { ...plan, months: Math.min(months, plan.term ?? months) }, terms)
  const status = fate === null ? null : kind === 'Lease' ? ('LEAM' as const) : ('NLO' as const)
  const ids = { hyperion_id: store.hyperionId, past_deal_id: entryIdOf(opptId, at) }
  const row: PastDealRow = {
    ...ids,
    customer_id: customerId,
    vin: file.vehicle.vin,
    year: file.vehicle.year,
    make_name: file.vehicle.catalogueModel.make,
    model_name: file.vehicle.modelName,
    trim_level: file.vehicle.trim,
    color: null,
    mileage: fate === null ? file.odometer : null,
    contract_at: signed.at,
    deal_type: kind,
    status_flg: status,
    co_buyer: customer.co_buyer,
    selling_hyperion_id: store.hyperionId,
    price_cents: file.price,
    payment_cents: deal.loan === null ? deal.currentPayment : levelPayment(deal.loan),
    rate: deal.apr,
    term: deal.term,
    lender: deal.lender?.name ?? null,
    payoff_cents: fate === null ? deal.payoff : zeroCents,
  }
  const products = productsOf(random, kind !== 'Cash').map((product) => ({ ...ids, ...product }))
  const visits: readonly Visit[] = Array.from({ length: random.integer(0, 2) }, (_, place) => {
    const daysAgo = Math.max(60, signed.daysAgo - 180 - place * 210)
    const owned = (signed.daysAgo - daysAgo) / 365
    const mileage = Math.round(file.milesWhenSold + file.yearlyMiles * owned)
    return closedVisit(random, draft, {
      hyperionId: store.hyperionId,
      vin: file.vehicle.vin,
      daysAgo,
      mileage,
    })
  })
  return { row, products, visits }
}
