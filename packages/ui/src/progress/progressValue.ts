/** How far something is, between 0 and 1; null while that is not known. */
export const fractionOf = (value: number | null | undefined, max: number): number | null => {
  if (value === null || value === undefined || Number.isNaN(value) || !(max > 0)) return null
  return Math.min(1, Math.max(0, value / max))
}

/**
 * How much of something is done, in whole percent; all of it only when nothing is left.
 *
 * @example
 * percentOf(0.999) // 99
 */
export const percentOf = (fraction: number): number =>
  fraction < 1 ? Math.min(99, Math.round(fraction * 100)) : 100
