import { shifted, type Instant } from '@retain/domain/calendar/instant'
import { toCents, type Cents } from '@retain/domain/money/money'
import type { RoStatus } from '@retain/domain/work-log/rows/logRow'
import type { Random } from './random'
import { listedStores, type SeedStore } from './seedStores'
import type { Staff } from './staff'
import { closes, opens, type StoreClock } from './storeClock'

/** What the service drive knows of a vehicle. */
export interface ServiceVisit {
  readonly roStatus: RoStatus | null
  readonly roNumber: string | null
  readonly roTag: string | null
  readonly roAt: Instant | null
  readonly roAmount: Cents | null
  readonly apptAt: Instant | null
  readonly advisor: string | null
  readonly serviceHyperionId: string | null
  readonly scannedAt: Instant | null
}

/** What brings a vehicle to the service drive, if anything. */
export type VisitKind = 'open' | 'scheduled' | 'closed' | 'scan' | 'none'

const none: ServiceVisit = {
  roStatus: null,
  roNumber: null,
  roTag: null,
  roAt: null,
  roAmount: null,
  apptAt: null,
  advisor: null,
  serviceHyperionId: null,
  scannedAt: null,
}

const repair = (random: Random): Cents =>
  toCents(Math.round(60 * 100 * 24 ** random.next()) + random.integer(0, 99))

/** How often each kind comes; a customer with much equity is worth a look, and so is seen more often. */
export const pickVisit = (random: Random, highEquity: boolean): VisitKind =>
  random.weighted(
    highEquity
      ? { open: 12, scheduled: 9, closed: 34, scan: 2, none: 43 }
      : { open: 2.2, scheduled: 2, closed: 30, scan: 0.8, none: 65 },
  )

/** A visit of a kind, in the store's opening hours, since the customer has the vehicle. */
export function makeVisit(
  random: Random,
  kind: VisitKind,
  store: SeedStore,
  staff: Staff,
  clock: StoreClock,
  ownedDays: number,
): ServiceVisit {
  if (kind === 'none') return none
  const minute = Math.round(random.between(opens, closes))
  const elsewhere = random.chance(0.06)
  const there: ServiceVisit = {
    ...none,
    advisor: random.chance(0.93) ? random.pick(staff.advisors).fullName : null,
    serviceHyperionId: elsewhere ? random.pick(listedStores()).hyperionId : store.hyperionId,
  }
  const order = {
    roNumber: String(random.integer(100_000, 999_999)),
    roTag: String(random.integer(100, 999)),
  }
  switch (kind) {
    case 'scan':
      return { ...there, scannedAt: clock.passed(random.integer(0, 3), minute) }
    case 'scheduled': {
      const isToday = random.chance(0.6)
      // The order of many who come today is written before they are there.
      const written = isToday && random.chance(0.6)
      return {
        ...there,
        ...(written ? { ...order, roAt: clock.passed(0, Math.round(random.between(opens, minute))) } : {}),
        roStatus: 'Scheduled',
        apptAt: clock.at(isToday ? 0 : -random.integer(1, 14), minute - (minute % 15)),
      }
    }
    case 'open': {
      const roAt = clock.passed(random.chance(0.8) ? 0 : random.integer(1, 3), minute)
      return {
        ...there,
        ...order,
        roStatus: 'Open',
        roAt,
        roAmount: random.chance(0.35) ? null : repair(random),
        scannedAt: random.chance(0.4) ? shifted(roAt, -random.integer(2, 25) * 60_000) : null,
      }
    }
    case 'closed': {
      const daysAgo = random.chance(0.06) ? 0 : random.integer(1, Math.min(420, Math.max(1, ownedDays)))
      const at = clock.passed(daysAgo, minute)
      return {
        ...there,
        ...order,
        roStatus: 'Closed',
        roAt: at,
        roAmount: repair(random),
        apptAt: random.chance(0.4) ? clock.at(daysAgo, minute - (minute % 15)) : null,
      }
    }
  }
}
