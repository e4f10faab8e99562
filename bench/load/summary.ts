import { percentile } from '../figures.ts'
import type { Outcome } from './talk.ts'

/** The most milliseconds that 95 of 100 searches may take. */
export const aimMs = 150

/** The milliseconds that so many percent of the searches do not exceed; one that failed exceeds every figure. */
export const percentileOf = ({ taken, failed }: Outcome, percent: number): number =>
  percentile([...taken.map(({ ms }) => ms), ...Array<number>(failed).fill(Infinity)], percent)

/** Whether 95 of 100 searches were answered in time. */
export const holds = (outcome: Outcome): boolean => percentileOf(outcome, 95) <= aimMs

/** How an outcome stands to the aim. */
export const verdictOf = (outcome: Outcome): string => `aim p95 ${aimMs}: ${holds(outcome) ? 'met' : 'MISS'}`

const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0).padStart(6)

/** Prints a line about searches: how many, and how long they took. */
export function report(what: string, outcome: Outcome, beside = ''): void {
  const [middle, high, higher, most] = [50, 95, 99, 100].map((percent) => ms(percentileOf(outcome, percent)))
  const failed = outcome.failed === 0 ? '' : `, ${outcome.failed} failed`
  console.log(
    `${what.padEnd(34)}${String(outcome.taken.length).padStart(6)} searches  p50 ${middle}  p95 ${high}  ` +
      `p99 ${higher}  max ${most} ms${failed}  ${beside}`,
  )
}

/** The combinations with the highest 95th percentiles. */
export function slowest({ taken }: Outcome, count: number): string {
  const byName = new Map<string, number[]>()
  for (const { name, ms: of } of taken) byName.set(name, [...(byName.get(name) ?? []), of])
  return [...byName]
    .map(([name, of]) => ({ name, high: percentile(of, 95) }))
    .sort((one, other) => other.high - one.high)
    .slice(0, count)
    .map(({ name, high }) => `${name} ${high.toFixed(0)} ms`)
    .join(', ')
}
