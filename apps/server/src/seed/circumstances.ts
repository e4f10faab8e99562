import { shifted, type Instant } from '@retain/domain/calendar/instant'
import type { Cents } from '@retain/domain/money/money'
import type { StatusCode } from '@retain/domain/opportunity/status/statuses'
import { sharesCustomer, type Part } from './cast'
import type { DealPlan } from './deal'
import type { Random } from './random'
import type { StoreContext } from './seedRows'
import { presentStaff, type StaffMember } from './staff'

/** A lot of equity, from which on a row is worth a look: locks and service visits are more frequent there. */
export const isHighEquity = (amount: Cents | null): boolean => (amount ?? 0) > 14_000_00

const statusWeights: Readonly<Record<StatusCode, number>> = {
  NEW: 34,
  IPCM: 16,
  IPCNM: 22,
  DNC: 2,
  NPL: 5,
  LEADPEND: 2.5,
  LEADSENT: 4,
  LEADCREATED: 2,
  LEAM: 0,
  NLO: 2.5,
  NOI: 6,
  DUPE: 0,
  REACTIVATED: 2,
}

/** Where the work on a row stands. A lease that has run out is matured, whatever was tried. */
export function pickStatus(random: Random, part: Part, plan: DealPlan, index: number): StatusCode {
  if (part.status) return part.status
  if (plan.kind === 'Candidate') return 'NEW'
  if (plan.funding === 'lease' && plan.months === plan.term && random.chance(0.85)) return 'LEAM'
  const status = random.weighted(statusWeights)
  // A bad number belongs to the customer, whose row the first of two vehicles makes.
  return status === 'NPL' && sharesCustomer(index) ? 'NEW' : status
}

/** Who sold the vehicle and who works the opportunity now. */
export interface People {
  readonly owner: StaffMember | null
  readonly seller: StaffMember | null
  /** The seller has left the store. */
  readonly isOrphan: boolean
  /** Who calls and writes. */
  readonly author: StaffMember
}

export function pickPeople(random: Random, context: StoreContext, part: Part): People {
  const { salespeople, managers, former } = context.staff
  const owner = random.chance(0.1) ? null : random.pick(random.chance(0.92) ? salespeople : managers)
  const isOrphan = part.isOrphan === true || random.chance(0.07)
  const seller = isOrphan ? random.pick(former) : random.chance(0.15) ? null : random.pick(salespeople)
  return { owner, seller, isOrphan, author: owner ?? random.pick(salespeople) }
}

/** Who has a row open, and since when. */
export interface Lock {
  readonly holder: StaffMember
  readonly since: Instant
}

/** How long ago a row was locked, in minutes: most were just opened, some were forgotten for days. */
const lockMinutes = [2, 5, 12, 38, 64, 185, 410, 1_500, 2_950, 4_400]

export function pickLock(
  random: Random,
  { staff, clock }: StoreContext,
  part: Part,
  equityAmount: Cents | null,
): Lock | null {
  if (part.lockedBy === undefined && !random.chance(isHighEquity(equityAmount) ? 0.03 : 0.003)) return null
  const holders = { manager: staff.managers, salesperson: staff.salespeople }
  return {
    holder: random.pick(part.lockedBy === undefined ? presentStaff(staff) : holders[part.lockedBy]),
    since: shifted(clock.now, -random.pick(lockMinutes) * 60_000),
  }
}

/** 1 to 10 with some unknown; other systems also send 0 and 11, which are shown without an icon (L-266). */
export function pickScore(random: Random, part: Part): number | null {
  if (part.score !== undefined) return part.score
  if (random.chance(0.07)) return null
  if (random.chance(0.025)) return random.pick([0, 11])
  return Math.min(10, Math.max(1, Math.round(5.7 + 6 * random.bell())))
}

/** Eight letters and digits. */
export const stockNumber = (random: Random): string =>
  `${random.pick(['A', 'H', 'N', 'P', 'T', 'U'])}${random.pick(['A', 'B', 'C', 'D', 'K', 'R'])}${String(random.integer(0, 999_999)).padStart(6, '0')}`
