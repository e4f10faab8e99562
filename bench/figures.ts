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

/** Times two actions turn by turn, so that whatever else the machine does meets both alike. */
export async function timedInTurns(
  times: number,
  ours: () => Promise<unknown>,
  baseline: () => Promise<unknown>,
): Promise<{ ours: number[]; baseline: number[] }> {
  const taken = { ours: [] as number[], baseline: [] as number[] }
  for (let time = 0; time <= times; time += 1) {
    for (const [name, action] of [
      ['ours', ours],
      ['baseline', baseline],
    ] as const) {
      const started = performance.now()
      await action()
      if (time > 0) taken[name].push(performance.now() - started)
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
