/** The first model year whose vehicles have a VIN of 17 places (49 CFR 565). */
const firstModelYear = 1981

/**
 * The model years that a vehicle can have, the latest first: those of next year are sold from autumn on (L-397).
 *
 * @example modelYears(2026).slice(0, 2) // [2027, 2026]
 */
export const modelYears = (thisYear: number): readonly number[] =>
  Array.from({ length: thisYear + 2 - firstModelYear }, (_, place) => thisYear + 1 - place)
