/** The middle of some measurements. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}

/** The value that so many percent of some measurements do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN
}

/** Times an action so many times, after one time that does not count. */
export async function timed(times: number, action: () => Promise<unknown>): Promise<number[]> {
  await action()
  const taken: number[] = []
  for (let time = 0; time < times; time += 1) {
    const started = performance.now()
    await action()
    taken.push(performance.now() - started)
  }
  return taken
}

/** Rounds that do not count: programs and databases are slower at first. */
const warmUp = 3

/**
 * Times two actions round by round, so that whatever else the machine does meets both alike; each is the first one in every
 * second round, so that neither gains by what the other left behind.
 */
export async function timedInTurns(
  rounds: number,
  ours: () => Promise<unknown>,
  baseline: () => Promise<unknown>,
): Promise<{ ours: number[]; baseline: number[] }> {
  const taken = { ours: [] as number[], baseline: [] as number[] }
  const actions = [
    ['ours', ours],
    ['baseline', baseline],
  ] as const
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [name, action] of round % 2 === 0 ? actions : actions.toReversed()) {
      const started = performance.now()
      await action()
      if (round >= 0) taken[name].push(performance.now() - started)
    }
  }
  return taken
}

/** Prints a line: what, the median with its range, and what it is to be compared with. */
export function line(what: string, values: readonly number[], unit: string, beside = ''): void {
  const range =
    values.length > 1 ? ` (${Math.min(...values).toFixed(0)}-${Math.max(...values).toFixed(0)})` : ''
  console.log(`${what.padEnd(46)} ${median(values).toFixed(1).padStart(9)} ${unit}${range}  ${beside}`)
}

/** Prints a line: what, in how many milliseconds half of it was done, and 95 of 100. */
export function percentileLine(what: string, values: readonly number[]): void {
  const ms = (percent: number) => `${percentile(values, percent).toFixed(1).padStart(8)} ms`
  console.log(`${what.padEnd(46)} p50 ${ms(50)}  p95 ${ms(95)}`)
}
