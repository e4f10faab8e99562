import { epochOf, type Instant } from '@retain/domain/calendar/instant'
import { estimateMileage } from '@retain/domain/vehicle/mileage'
import type { Random } from './random'
import type { StoreContext } from './seedRows'
import { annualMilesOf } from './storeSettings'
import type { VehicleOnFile } from './vehicleOnFile'

/** What a store believes the present mileage to be, and the reading it believes it from. */
export interface MileageOnFile {
  /** Unknown for a few. */
  readonly mileage: number | null
  readonly isEstimated: boolean
  readonly lastService: { readonly mileage: number; readonly date: Instant } | null
}

const dayLength = 86_400_000

/**
 * The mileage of a vehicle by the domain's estimate. The last reading is that of the last repair order; a used vehicle was
 * read when it was sold, a new one never (OP-093).
 *
 * @param purchase when the customer bought it, `null` when nobody knows.
 */
export function mileageOnFile(
  random: Random,
  { store, clock }: StoreContext,
  file: VehicleOnFile,
  purchase: Instant | null,
  repairedAt: Instant | null,
): MileageOnFile {
  const { year } = file.vehicle
  const lastService = ((): MileageOnFile['lastService'] => {
    if (repairedAt !== null) return { date: repairedAt, mileage: odometerAt(file, clock.now, repairedAt) }
    return purchase !== null && file.newUsed === 'Used'
      ? { date: purchase, mileage: file.milesWhenSold }
      : null
  })()
  const sources = { lastService, purchaseDate: purchase, modelYear: year }
  const estimate = estimateMileage(sources, clock.now, annualMilesOf(store))
  const mileage = random.chance(0.015) ? null : estimate
  return { mileage, isEstimated: mileage !== null && mileage !== lastService?.mileage, lastService }
}

/** What the odometer showed on an earlier day; a vehicle is handed over with a few miles. */
const odometerAt = ({ odometer, yearlyMiles }: VehicleOnFile, now: Instant, at: Instant): number =>
  Math.max(8, Math.round(odometer - (yearlyMiles * (epochOf(now) - epochOf(at))) / dayLength / 365))
