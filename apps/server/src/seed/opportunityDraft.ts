import { zeroCents, type Cents } from '@retain/domain/money/money'
import type { PaymentDifferences } from '@retain/domain/payment/leaseFinance'
import type { StatusCode } from '@retain/domain/opportunity/status/statuses'
import { partOf, sharesCustomer, type Part } from './cast'
import { isHighEquity, pickLock, pickPeople, pickStatus, type Lock, type People } from './circumstances'
import { compassStatusOf, type CompassStatus } from './compass'
import { makeCustomer, type PhonesOnFile } from './customer'
import { equityOf, makeDeal, planDeal, type DealPlan, type SeedDeal } from './deal'
import { emailThreadOf, type EmailThread } from './emailThreads'
import { randomOf, type Random } from './random'
import { mileageOnFile, type MileageOnFile } from './mileageOnFile'
import { makeReplacement, paymentDifferences, type Replacement } from './replacement'
import { opptIdOf, type CustomerRow, type StoreContext } from './seedRows'
import { listedStores, type SeedStore } from './seedStores'
import { makeVisit, pickVisit, type ServiceVisit } from './service'
import type { StoreClock } from './storeClock'
import { makeVehicleOnFile, type VehicleOnFile } from './vehicleOnFile'

/** Everything that is decided about an opportunity before its columns and its history are written. */
export interface OpportunityDraft {
  readonly context: StoreContext
  readonly index: number
  readonly opptId: number
  readonly part: Part
  readonly status: StatusCode
  readonly thread: EmailThread | null
  readonly customer: CustomerRow
  readonly plan: DealPlan
  readonly signed: ReturnType<StoreClock['signedMonthsAgo']>
  readonly deal: SeedDeal
  readonly file: VehicleOnFile
  readonly value: Cents | null
  readonly payoff: Cents | null
  readonly equityAmount: Cents | null
  /** Not every model is offered again. */
  readonly replacement: Replacement | null
  readonly differences: PaymentDifferences
  readonly mileage: MileageOnFile
  readonly people: People
  readonly visit: ServiceVisit
  readonly compass: CompassStatus | null
  readonly sellingStore: SeedStore | null
  readonly lock: Lock | null
}

/** Whether the vehicle was bought from another dealer. */
export const isConquestPlan = ({ kind }: DealPlan): boolean => kind.startsWith('Conquest')

/** The year and month that lie whole months back. */
export function monthsBack(today: { readonly year: number; readonly month: number }, months: number) {
  const count = today.year * 12 + today.month - 1 - months
  return { year: Math.floor(count / 12), month: (count % 12) + 1 }
}

/** Decides what the opportunity of a row is about. */
export function draftOpportunity(random: Random, context: StoreContext, index: number): OpportunityDraft {
  const { store, clock, staff } = context
  const part = partOf(index)
  const isScripted = part.status !== undefined || part.deal !== undefined
  const thread = isScripted ? null : emailThreadOf(random, index)
  const plan = planOf(random, part, thread)
  const status = thread ? 'IPCM' : pickStatus(random, part, plan, index)
  const first = sharesCustomer(index) ? index - 1 : index
  const customer = makeCustomer(store, first, opptIdOf(store, first), {
    email: thread !== null,
    badPhones: status === 'NPL',
    phones: part.phones ?? phonesOf(random, status, index),
  })
  const signed = clock.signedMonthsAgo(plan.months, random.integer(1, 28))
  const contract = monthsBack(clock, plan.months)
  const file = makeVehicleOnFile(random, store, plan, part, contract, clock)
  const { catalogueModel } = file.vehicle
  const terms = {
    make: catalogueModel.make,
    sticker: file.sticker,
    price: file.price,
    contractYear: contract.year,
  }
  const usual = makeDeal(random, plan, terms)
  const apart = randomOf(`${store.hyperionId}/${index}/down payment`)
  const deal = paidMuchAtOnce(apart, file, usual)
    ? makeDeal(apart, plan, { ...terms, downShare: apart.between(0.4, 0.6) })
    : usual
  const value = plan.kind === 'Candidate' || random.chance(0.015) ? null : file.value
  const payoff = isConquestPlan(plan) && random.chance(0.2) ? null : deal.payoff
  const equityAmount = equityOf(value, payoff)
  const replacement = random.chance(0.92) ? makeReplacement(random, store, catalogueModel) : null
  const visit = makeVisit(
    random,
    part.visit ?? pickVisit(random, isHighEquity(equityAmount)),
    store,
    staff,
    clock,
    signed.daysAgo,
  )
  const purchase = plan.kind === 'Candidate' ? null : signed.at
  return {
    context,
    index,
    opptId: opptIdOf(store, index),
    part,
    status,
    thread,
    customer,
    plan,
    signed,
    deal,
    file,
    value,
    payoff,
    equityAmount,
    replacement,
    differences:
      replacement === null
        ? { finance: null, lease: null }
        : paymentDifferences(
            replacement,
            equityAmount,
            // Some systems quote for customers who pay nothing, too; the logs do not show it (L-275).
            plan.funding === 'cash' && random.chance(0.3) ? zeroCents : deal.currentPayment,
          ),
    mileage: mileageOnFile(random, context, file, purchase, visit.roAt),
    people: pickPeople(random, context, part),
    visit,
    compass: compassStatusOf(random, status, part.hasCompass === true),
    sellingStore: soldBy(random, store, plan),
    lock: pickLock(random, context, part, equityAmount),
  }
}

const dear = 40_000_00

/**
 * Some who drive a dear vehicle put their last one, paid off, into the deal: much equity with payments still to make, which
 * is what the product is for.
 */
const paidMuchAtOnce = (random: Random, { value }: VehicleOnFile, { currentPayment }: SeedDeal): boolean =>
  value >= dear && currentPayment !== null && random.chance(0.3)

/** A deal with an email thread is old enough to have had the emails. */
function planOf(random: Random, part: Part, thread: EmailThread | null): DealPlan {
  const plan = planDeal(random, part.deal, part.leaseEnded)
  return thread ? { ...plan, months: Math.max(plan.months, 3) } : plan
}

/** A customer without a phone was never called; one of two vehicles does not tell of the other's calls. */
const phonesOf = (random: Random, status: StatusCode, index: number): PhonesOnFile =>
  status === 'NEW' && !sharesCustomer(index) && !sharesCustomer(index + 1) && random.chance(0.02)
    ? 'none'
    : 'some'

function soldBy(random: Random, store: SeedStore, plan: DealPlan): SeedStore | null {
  if (isConquestPlan(plan) || plan.kind === 'Candidate') return null
  return random.chance(0.94) ? store : random.pick(listedStores())
}
