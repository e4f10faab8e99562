import type { UsedClassification } from '@retain/domain/work-log/rows/logRow'
import type { Random } from './random'

/** How long a make stands in for a new vehicle: months and miles, whichever ends first. */
function coverage(make: string): { readonly months: number; readonly miles: number } {
  if (['Hyundai', 'Genesis', 'Kia', 'Mitsubishi'].includes(make)) return { months: 60, miles: 60_000 }
  if (['BMW', 'Mercedes-Benz', 'Audi', 'Lexus', 'Volvo', 'Porsche', 'Acura', 'Lincoln'].includes(make))
    return { months: 48, miles: 50_000 }
  return { months: 36, miles: 36_000 }
}

/** The numbers of the warranty values (api.md section 4). */
const icon = { none: 1, covered: 2, unknown: 3, expired: 4, soonByMiles: 5, soonByMonths: 6, soonByBoth: 7 }

/** Codes above 7 are read as the code less 7 (L-268): other systems send them for used vehicles. */
const usedOffset = 7

/**
 * The warranty icon code, 1 to 14, that agrees with age and miles: it expires soon within 4 months or 4,000 miles.
 */
export function warrantyIcon(make: string, ageMonths: number, miles: number | null, isUsed: boolean): number {
  const { months, miles: limit } = coverage(make)
  const code = ((): number => {
    if (miles === null) return icon.unknown
    if (ageMonths > 108) return icon.none
    if (ageMonths > months || miles > limit) return icon.expired
    const soonByMonths = ageMonths > months - 4
    const soonByMiles = miles > limit - 4_000
    if (soonByMonths && soonByMiles) return icon.soonByBoth
    if (soonByMonths) return icon.soonByMonths
    return soonByMiles ? icon.soonByMiles : icon.covered
  })()
  return isUsed ? code + usedOffset : code
}

/** What a used vehicle was certified as: certified ones were young when they were sold. */
export function usedClassification(random: Random, ageWhenSold: number): UsedClassification | null {
  if (ageWhenSold <= 5 && random.chance(0.35)) return '5 - CPO'
  if (ageWhenSold <= 3 && random.chance(0.5)) return '6 - Manufacturer Warranty'
  return random.chance(0.3) ? '4 - Limited Warranty' : null
}
