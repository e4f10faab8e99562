/**
 * What one unit of money at the end of each period is worth at the beginning of the first, at a rate a period. It is exact
 * down to rates that make no difference, which count as none.
 *
 * @param rate 0 or more, as a share: 0.005 for half a percent.
 * @example annuity(0, 60) // 60
 */
export const annuity = (rate: number, periods: number): number =>
  1 + rate === 1 ? periods : -Math.expm1(-periods * Math.log1p(rate)) / rate
