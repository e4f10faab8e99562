import { zeroCents, type Cents } from '@retain/domain/money/money'
import type { StatusCode } from '@retain/domain/opportunity/statuses'
import { partOf, sharesCustomer, type Part } from './cast'
import { isHighEquity, pickLock, pickPeople, pickStatus, type Lock, type People } from './circumstances'
import { compassStatusOf, type CompassStatus } from './compass'
import { makeCustomer } from './customer'
import { equityOf, makeDeal, planDeal, type DealPlan, type SeedDeal } from './deal'
import { mailThreadOf, type MailThread } from './mailThreads'
import type { Random } from './random'
import { paymentDifferences, type PaymentDifferences } from './replacement'
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
  readonly thread: MailThread | null
  readonly customer: CustomerRow
  readonly plan: DealPlan
  readonly signed: ReturnType<StoreClock['signedMonthsAgo']>
  readonly deal: SeedDeal
  readonly file: VehicleOnFile
  readonly value: Cents | null
  readonly payoff: Cents | null
  readonly equityAmount: Cents | null
  readonly differences: PaymentDifferences
  readonly people: People
  readonly visit: ServiceVisit
  readonly compass: CompassStatus | null
  readonly sellingStore: SeedStore | null
  readonly lock: Lock | null
}

/** Whether the vehicle was bought from another dealer. */
export const isConquestPlan = ({ kind }: DealPlan): boolean => kind.startsWith('Conquest')

/** The year and month that lie whole months back. */
function monthsBack(today: { readonly year: number; readonly month: number }, months: number) {
  const count = today.year * 12 + today.month - 1 - months
  return { year: Math.floor(count / 12), month: (count % 12) + 1 }
}

/** Decides what the opportunity of a row is about. */
export function draftOpportunity(random: Random, context: StoreContext, index: number): OpportunityDraft {
  const { store, clock, staff } = context
  const part = partOf(index)
  const isScripted = part.status !== undefined || part.deal !== undefined
  const thread = isScripted ? null : mailThreadOf(random, index)
  const plan = planOf(random, part, thread)
  const status = thread ? 'IPCM' : pickStatus(random, part, plan, index)
  const first = sharesCustomer(index) ? index - 1 : index
  const customer = makeCustomer(store, first, opptIdOf(store, first), {
    email: thread !== null,
    badPhones: status === 'NPL',
  })
  const signed = clock.signedMonthsAgo(plan.months, random.integer(1, 28))
  const contract = monthsBack(clock, plan.months)
  const file = makeVehicleOnFile(random, store, plan, part, contract, clock)
  const { catalogueModel } = file.vehicle
  const deal = makeDeal(random, plan, {
    make: catalogueModel.make,
    sticker: file.sticker,
    price: file.price,
    contractYear: contract.year,
  })
  const value = plan.kind === 'Candidate' || random.chance(0.015) ? null : file.value
  const payoff = isConquestPlan(plan) && random.chance(0.2) ? null : deal.payoff
  const equityAmount = equityOf(value, payoff)
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
    differences: paymentDifferences(
      random,
      catalogueModel,
      equityAmount,
      // Some systems quote for customers who pay nothing, too; the logs do not show it (L-275).
      plan.funding === 'cash' && random.chance(0.3) ? zeroCents : deal.currentPayment,
    ),
    people: pickPeople(random, context, part),
    visit: makeVisit(
      random,
      part.visit ?? pickVisit(random, isHighEquity(equityAmount)),
      store,
      staff,
      clock,
    ),
    compass: compassStatusOf(random, status, part.hasCompass === true),
    sellingStore: soldBy(random, store, plan),
    lock: pickLock(random, context, part, equityAmount),
  }
}

/** A deal with a mail thread is old enough to have had the mails. */
function planOf(random: Random, part: Part, thread: MailThread | null): DealPlan {
  const plan = planDeal(random, part.deal, part.leaseEnded)
  return thread ? { ...plan, months: Math.max(plan.months, 3) } : plan
}

function soldBy(random: Random, store: SeedStore, plan: DealPlan): SeedStore | null {
  if (isConquestPlan(plan) || plan.kind === 'Candidate') return null
  return random.chance(0.94) ? store : random.pick(listedStores())
}
