declare const cents: unique symbol

/**
 * An amount of US dollars in whole cents. All amounts inside Retain are cents, so that sums have no rounding errors;
 * the wire carries dollars and the codec converts.
 */
export type Cents = number & { readonly [cents]: true }

/**
 * Takes a whole number of cents as an amount.
 *
 * @throws RangeError when the number is not a whole, safe number: a caller that has fractions must name its rounding
 * (`money/rounding`).
 * @example toCents(123_45) // $123.45
 */
export function toCents(wholeCents: number): Cents {
  if (!Number.isSafeInteger(wholeCents)) throw new RangeError('An amount is a whole number of cents')
  return (wholeCents === 0 ? 0 : wholeCents) as Cents
}

/** No money. */
export const zeroCents: Cents = toCents(0)

/** The sum of amounts. */
export const addCents = (...amounts: Cents[]): Cents =>
  toCents(amounts.reduce<number>((sum, amount) => sum + amount, 0))

/** What remains of `amount` after `taken`; negative when more was taken than there was. */
export const subtractCents = (amount: Cents, taken: Cents): Cents => toCents(amount - taken)

/**
 * The same amount the other way: what goes out as what is owed. `null` for an unknown one.
 *
 * @example negateCents(toCents(-17_004_00)) // 17_004_00
 */
export const negateCents = (amount: Cents | null): Cents | null =>
  amount === null ? null : subtractCents(zeroCents, amount)
