import { toCents } from '@retain/domain/money/money'
import { catalogue, pickVehicle } from './catalogue'
import { anyName } from './customer'
import { isConquestPlan, type OpportunityDraft } from './opportunityDraft'
import { randomOf, type Random } from './random'
import type { HouseholdRow, OfferRow, ProductRow, StoreContext } from './seedRows'

const large = { every: 50, vehicles: 12 }

/** The other vehicles of a household: a dozen in one of fifty, none in half of them. */
export function householdRows({ context, index, customer }: OpportunityDraft): readonly HouseholdRow[] {
  const { store, clock } = context
  const random = randomOf(`${store.hyperionId}/${index}/household`)
  const usual = random.weighted({ 0: 52, 1: 28, 2: 14, 3: 6 })
  const makes = catalogue().map(({ make }) => make)
  const rows = Array.from({ length: index % large.every === 0 ? large.vehicles : Number(usual) }, () => {
    const year = clock.year - random.integer(0, 14)
    const vehicle = pickVehicle(random, random.chance(0.5) ? store.brands : makes, year, false)
    const [first] = anyName(random)
    return {
      hyperion_id: store.hyperionId,
      customer_id: customer.customer_id,
      vin: vehicle.vin,
      year: vehicle.year,
      make_name: vehicle.catalogueModel.make,
      model_name: vehicle.modelName,
      trim_level: vehicle.trim,
      new_used: random.chance(0.4) ? ('New' as const) : ('Used' as const),
      owner_name: random.chance(0.7) ? `${first} ${customer.last_name}` : null,
    }
  })
  return [...new Map(rows.map((row) => [row.vin, row])).values()]
}

/** What the store offers everybody. */
export function storeOfferRows({ store, clock }: StoreContext): readonly OfferRow[] {
  const random = randomOf(`${store.hyperionId}/offers`)
  const offers = [
    ['SALES', `$500 toward any new ${random.pick(store.brands)} in stock`],
    ['SALES', 'First payment waived on approved credit'],
    ['SERVICE', 'Brake service, 15% off'],
    ['SERVICE', 'Four tires for the price of three'],
  ] as const
  return offers.map(([type, offer_details], place) => ({
    hyperion_id: store.hyperionId,
    offer_id: place + 1,
    oppt_id: null,
    category: 'STORE',
    type,
    offer_details,
    campaign_date: clock.at(random.integer(0, 40), 12 * 60).slice(0, 10),
  }))
}

const offersPerRow = 10
const dueForService = 30_000

/** What is offered to one customer: for the vehicle that is offered, and for the service that is due. */
export function offerRows({
  context,
  index,
  opptId,
  replacement,
  deal,
  mileage,
}: OpportunityDraft): readonly OfferRow[] {
  const random = randomOf(`${context.store.hyperionId}/${index}/offers`)
  const model = replacement?.vehicle.modelName
  const isEnding = deal.paymentsLeft !== null && deal.paymentsLeft > 0 && deal.paymentsLeft <= 3
  const offers = [
    ['SALES', model !== undefined && `$${random.integer(2, 6) * 250} loyalty toward a new ${model}`],
    ['SALES', model !== undefined && random.chance(0.3) && `Appraisal bonus of $500 toward a new ${model}`],
    ['SALES', isEnding && 'Last payments waived when you order now'],
    ['SERVICE', (mileage.mileage ?? 0) >= dueForService && '30,000 mile service, 20% off'],
  ] as const
  return offers.flatMap(([type, offer_details], place): OfferRow[] => {
    const daysAgo = random.integer(0, 60)
    if (offer_details === false || !random.chance(0.5)) return []
    return [
      {
        hyperion_id: context.store.hyperionId,
        offer_id: opptId * offersPerRow + place,
        oppt_id: opptId,
        category: 'PERSONALIZED',
        type,
        offer_details,
        campaign_date: random.chance(0.1) ? null : context.clock.at(daysAgo, 12 * 60).slice(0, 10),
      },
    ]
  })
}

/** What protection costs, by its code: a name, from and to how many dollars, and for how many months it can be had. */
const products = {
  ESC: ['Extended service contract', 1_400, 3_200, [36, 60, 84]],
  GAP: ['GAP', 495, 895, [36, 48, 60, 72]],
  TIRE: ['Tire and wheel protection', 450, 950, [36, 60]],
  MAINT: ['Prepaid maintenance', 600, 1_500, [24, 36, 48]],
} as const

/** The products that were sold with a deal: none with one of another dealer, and GAP only with something to owe. */
export function productRows(draft: OpportunityDraft): readonly ProductRow[] {
  const { context, index, opptId, plan, deal } = draft
  if (isConquestPlan(plan) || plan.kind === 'Candidate') return []
  const random = randomOf(`${context.store.hyperionId}/${index}/products`)
  return productsOf(random, deal.currentPayment !== null).map((product) => ({
    hyperion_id: context.store.hyperionId,
    oppt_id: opptId,
    ...product,
  }))
}

/** What is sold with a deal. */
export function productsOf(random: Random, isOwed: boolean) {
  const sold = Object.entries(products).filter(
    ([code]) => random.chance(code === 'ESC' ? 0.4 : 0.2) && (code !== 'GAP' || isOwed),
  )
  return sold.map(([product_code, [product_name, least, most, terms]], at) => ({
    place: at + 1,
    product_code,
    product_name,
    price_cents: toCents(random.integer(least / 5, most / 5) * 5_00),
    term_months: random.pick<number>(terms),
  }))
}
