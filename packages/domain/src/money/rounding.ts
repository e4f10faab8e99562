/** Turns an amount into a whole number. Every division of money names the one it uses. */
export type Rounding = (amount: number) => number

/** Away from a negative zero, which would print its sign. */
const plain = (amount: number): number => (amount === 0 ? 0 : amount)

/**
 * To the nearest whole number, halves away from zero: how payments are quoted and amounts shown.
 *
 * @example halfUp(2.5) // 3
 * @example halfUp(-2.5) // -3
 */
export const halfUp: Rounding = (amount) => plain(Math.sign(amount) * Math.round(Math.abs(amount)))

/**
 * To the nearest whole number, halves to the even one, so that a long sum of halves does not drift.
 *
 * @example halfEven(2.5) // 2
 * @example halfEven(3.5) // 4
 */
export const halfEven: Rounding = (amount) => {
  const floor = Math.floor(amount)
  const rest = amount - floor
  if (rest !== 0.5) return plain(Math.round(amount))
  return plain(floor % 2 === 0 ? floor : floor + 1)
}

/**
 * Towards zero: what is promised at most.
 *
 * @example down(-2.9) // -2
 */
export const down: Rounding = (amount) => plain(Math.trunc(amount))
