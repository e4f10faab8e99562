/** How far something is, between 0 and 1; null while that is not known. */
export const fractionOf = (value: number | null | undefined, max: number): number | null => {
  if (value === null || value === undefined || Number.isNaN(value) || !(max > 0)) return null
  return Math.min(1, Math.max(0, value / max))
}
