/** How many vehicles can be added beside the current one and its replacement (O-291, OP-080). */
export const addedVehicleLimit = 2

/** How many can be added while the opportunity's own replacement is hidden (O-292, OP-080). */
export const addedVehicleLimitWhileHidden = 3

/**
 * How many vehicles can be added: two, and a third in the place of a hidden replacement, so that there are never more than
 * four columns with the current vehicle (OP-080).
 *
 * @example vehicleLimit(true) // 3
 */
export const vehicleLimit = (hideReplacement: boolean): number =>
  hideReplacement ? addedVehicleLimitWhileHidden : addedVehicleLimit

/**
 * The vehicles that stay within the limit: the ones added last, in the order in which they were added (OP-081).
 *
 * @example trimmed(['A', 'B', 'C'], false) // ['B', 'C']
 */
export const trimmed = <Vehicle>(added: readonly Vehicle[], hideReplacement: boolean): readonly Vehicle[] =>
  added.slice(-vehicleLimit(hideReplacement))
