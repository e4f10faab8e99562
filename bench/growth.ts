import type { Database } from '../apps/server/src/db/schema/schema.ts'
import { filledPostgres } from './database/filled.ts'
import { timed, median } from './figures.ts'
import { benchStore, combinations, searchOf } from './filterCombinations.ts'
import { answerOf } from './sameSql.ts'

const sizes = [10_000, 100_000, 1_000_000] as const
const times = 11

/** Every combination at growing sizes; the stores stay 40, so that a store grows as the whole does. */
export async function measureGrowth(options: { readonly cache: string }): Promise<void> {
  const { version, open, stop } = await filledPostgres(options.cache, sizes)
  try {
    const databases: Database[] = []
    for (const rows of sizes) databases.push((await open(rows)).db)
    console.log(`${version}, 40 stores; one page of 50 rows with its total, median ms of ${times}\n`)
    console.log(`${''.padEnd(38)}${sizes.map((rows) => String(rows).padStart(11)).join('')} rows`)
    const byName: number[][] = []
    for (const combination of combinations) {
      const search = searchOf(combination, benchStore)
      const medians: number[] = []
      for (const db of databases) medians.push(median(await timed(times, () => answerOf(db, search))))
      byName.push(medians)
      console.log(combination.name.padEnd(38) + medians.map((ms) => ms.toFixed(1).padStart(11)).join(''))
    }
    const middle = sizes.map((_, place) => median(byName.map((medians) => medians[place] ?? Number.NaN)))
    console.log('the middle of all'.padEnd(38) + middle.map((ms) => ms.toFixed(1).padStart(11)).join(''))
  } finally {
    await stop()
  }
}
