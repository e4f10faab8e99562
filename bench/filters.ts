import { median, percentile } from './figures.ts'
import { benchStore, combinations, searchOf } from './filterCombinations.ts'
import { filledPostgres } from './database/filled.ts'
import { pairedRatio, verdict } from './grid/pairedRatio.ts'
import { timedBesideSql } from './sameSql.ts'

const rounds = 31
const bound = 1.3

/** Every combination of filters, sort and page alone, round by round beside the same SQL sent by hand. */
export async function measureFilters(options: {
  readonly cache: string
  readonly rows: number
}): Promise<void> {
  const { version, open, stop } = await filledPostgres(options.cache, [options.rows])
  try {
    const { db } = await open(options.rows)
    console.log(
      `${version}, ${options.rows} opportunities in 40 stores; one page of 50 rows with its total, ${rounds} rounds after 3;`,
    )
    console.log(`the ratio is the median of the rounds' ratios with its 90 % interval, aim ${bound}`)
    const medians: number[] = []
    const verdicts: string[] = []
    for (const combination of combinations) {
      const { ours, baseline, total } = await timedBesideSql(db, searchOf(combination, benchStore), rounds)
      const ratio = pairedRatio(ours, baseline)
      medians.push(median(ours))
      verdicts.push(verdict(ratio, bound))
      console.log(
        `${combination.name.padEnd(38)} ${String(total).padStart(6)} found  ours ${ms(ours)}  raw ${ms(baseline)}  ` +
          `ratio ${ratio.median.toFixed(2)} (${ratio.low.toFixed(2)}-${ratio.high.toFixed(2)})  ${verdict(ratio, bound)}`,
      )
    }
    const count = (wanted: string) => verdicts.filter((found) => found === wanted).length
    console.log(
      `slowest ${percentile(medians, 100).toFixed(1)} ms; ${count('met')} met, ${count('reached')} reached, ${count('MISS')} MISS`,
    )
  } finally {
    await stop()
  }
}

const ms = (values: readonly number[]): string => `${median(values).toFixed(1).padStart(6)} ms`
