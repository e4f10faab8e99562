/**
 * The last whole number of a range for which something holds that holds up to some number and not beyond it; `null` where it
 * does not even hold for the first. It is found by halving the range.
 *
 * @example lastWhole(0, 100, (figure) => figure * figure <= 50) // 7
 */
export function lastWhole(from: number, to: number, holds: (figure: number) => boolean): number | null {
  if (!holds(from)) return null
  if (holds(to)) return to
  let [met, missed] = [from, to]
  while (missed - met > 1) {
    const middle = met + Math.floor((missed - met) / 2)
    if (holds(middle)) met = middle
    else missed = middle
  }
  return met
}
