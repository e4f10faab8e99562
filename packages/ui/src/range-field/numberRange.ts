/** Two numbers, each possibly not chosen. */
export interface NumberRange {
  readonly from: number | null
  readonly to: number | null
}

/**
 * The range with a side chosen anew. A From above To clears To.
 *
 * @example
 * chooseSide({ from: null, to: 2015 }, 'from', 2018) // { from: 2018, to: null }
 */
export const chooseSide = (
  range: NumberRange,
  side: keyof NumberRange,
  chosen: number | null,
): NumberRange => {
  const next = { ...range, [side]: chosen }
  const isAbove = side === 'from' && next.from !== null && next.to !== null && next.from > next.to
  return isAbove ? { ...next, to: null } : next
}

/** Numbers as options, each once; what is not finite is left out. */
export const numberOptions = (numbers: readonly number[]) =>
  [...new Set(numbers)]
    .filter(Number.isFinite)
    .map((number) => ({ id: String(number), label: String(number) }))

/**
 * The latest year first; what is not finite is left out, as it has no place in the order.
 *
 * @example
 * latestFirst([2018, 2020, 2019]) // [2020, 2019, 2018]
 */
export const latestFirst = (years: readonly number[]): readonly number[] =>
  years.filter(Number.isFinite).toSorted((a, b) => b - a)
