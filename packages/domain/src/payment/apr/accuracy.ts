/** How far a disclosed rate may be from the right one, in percentage points: an eighth (12 CFR 1026.22(a)(2)). */
export const regularTolerance = 1 / 8

/**
 * How far it may be in an irregular transaction, one with several advances, or with periods or payments that are not alike;
 * an irregular first period and an odd first or last payment alone do not make one (12 CFR 1026.22(a)(3)).
 */
export const irregularTolerance = 1 / 4

/** Binary fractions make the difference a little too large; one of exactly the tolerance is still accurate. */
const roundingSlack = 1e-9

/**
 * Whether a disclosed rate is accurate for the law: not more than an eighth of a percentage point above or below the right
 * one, a quarter where the transaction is irregular.
 *
 * @example isAccurateRate(9.8, 9.69, false) // true
 */
export const isAccurateRate = (disclosed: number, actual: number, isIrregular: boolean): boolean =>
  Math.abs(disclosed - actual) <= (isIrregular ? irregularTolerance : regularTolerance) + roundingSlack
