import type { Cents } from '@retain/domain/money/money'
import type { NewUsed, UsedClassification } from '@retain/domain/work-log/rows/logRow'
import type { Part } from './cast'
import { catalogue, pickVehicle, type SeedVehicle } from './catalogue'
import type { DealPlan } from './deal'
import type { Random } from './random'
import type { SeedStore } from './seedStores'
import { appraised, marketValue, stickerPrice, usualYearlyMiles } from './valuation'
import { usedClassification } from './warranty'

/** The present vehicle of a customer, when and for how much it was bought, and what it is worth now. */
export interface VehicleOnFile {
  readonly vehicle: SeedVehicle
  readonly newUsed: NewUsed
  readonly classification: UsedClassification | null
  readonly sticker: Cents
  readonly price: Cents
  /** What the odometer would show today, and what is driven in a year. */
  readonly odometer: number
  readonly yearlyMiles: number
  readonly milesWhenSold: number
  readonly ageMonths: number
  readonly value: Cents
}

/** Every make as often as it has models here, so that the common ones are common. */
const everyMake = (): readonly string[] => catalogue().map(({ make }) => make)

/** Model years start in autumn of the year before. */
const newModelYear = (random: Random, year: number, month: number): number =>
  month >= 9 && random.chance(0.5) ? year + 1 : year

/**
 * The vehicle of a deal. What a store sold is mostly its own brands; used ones and those of conquest customers are of
 * every make.
 */
export function makeVehicleOnFile(
  random: Random,
  store: SeedStore,
  plan: DealPlan,
  part: Part,
  contract: { readonly year: number; readonly month: number },
  today: { readonly year: number; readonly month: number },
): VehicleOnFile {
  const isNew = plan.isNew && part.isUsed !== true
  const isOwnBrand = random.chance(isNew && !plan.kind.startsWith('Conquest') ? 0.97 : 0.55)
  const ageWhenSold = isNew ? 0 : random.integer(1, 7)
  const wanted = isNew ? newModelYear(random, contract.year, contract.month) : contract.year - ageWhenSold
  const vehicle = pickVehicle(
    random,
    isOwnBrand ? store.brands : everyMake(),
    wanted,
    part.longName === true || random.chance(1 / 30),
  )
  const { make } = vehicle.catalogueModel
  const monthsSince = (year: number): number =>
    Math.max(1, (today.year - year) * 12 + today.month - (contract.month > 6 ? 3 : 1))
  const ageMonths = isNew ? Math.max(plan.months, 1) : Math.max(plan.months + 6, monthsSince(vehicle.year))
  const yearly = usualYearlyMiles * Math.max(0.35, 1 + 0.55 * random.bell())
  const odometer = Math.round((yearly * ageMonths) / 12)
  const sticker = stickerPrice(vehicle.catalogueModel, vehicle.year, random.next())
  const milesWhenSold = Math.round((yearly * (ageMonths - plan.months)) / 12)
  return {
    vehicle,
    newUsed: isNew ? 'New' : 'Used',
    classification: isNew ? null : usedClassification(random, ageWhenSold),
    sticker,
    price: isNew
      ? appraised(sticker, random)
      : appraised(marketValue(make, sticker, (ageMonths - plan.months) / 12, milesWhenSold), random),
    odometer,
    yearlyMiles: yearly,
    milesWhenSold,
    ageMonths,
    value: appraised(marketValue(make, sticker, ageMonths / 12, odometer), random),
  }
}
