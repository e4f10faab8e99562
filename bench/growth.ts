import type { Database } from '../apps/server/src/db/schema/schema.ts'
import { filledPostgres } from './database/filled.ts'
import { median } from './figures.ts'
import { benchStore, combinations, searchOf } from './filterCombinations.ts'
import { timedBesideSql } from './sameSql.ts'

const sizes = [10_000, 100_000, 1_000_000] as const
const times = 11

/** Every combination at growing sizes beside the same SQL; the stores stay 40, so that a store grows as the whole does. */
export async function measureGrowth(options: { readonly cache: string }): Promise<void> {
  const { version, open, stop } = await filledPostgres(options.cache, sizes)
  try {
    const databases: Database[] = []
    for (const rows of sizes) databases.push((await open(rows)).db)
    console.log(`${version}, 40 stores; one page of 50 rows with its total, median ms of ${times}\n`)
    console.log(`${''.padEnd(38)}${sizes.map((rows) => String(rows).padStart(11)).join('')} rows`)
    const ours: number[][] = []
    const raw: number[][] = []
    for (const combination of combinations) {
      const search = searchOf(combination, benchStore)
      const taken: Awaited<ReturnType<typeof timedBesideSql>>[] = []
      for (const db of databases) taken.push(await timedBesideSql(db, search, times))
      const medians = taken.map((of) => median(of.ours))
      ours.push(medians)
      raw.push(taken.map((of) => median(of.baseline)))
      console.log(row(combination.name, medians))
    }
    console.log(row('the middle of all', middleOf(ours)))
    console.log(row('baseline: the same SQL raw, the middle', middleOf(raw)))
  } finally {
    await stop()
  }
}

const row = (what: string, medians: readonly number[]): string =>
  what.padEnd(38) + medians.map((ms) => ms.toFixed(1).padStart(11)).join('')

/** Size by size, the middle of what the combinations take. */
const middleOf = (medians: readonly (readonly number[])[]): readonly number[] =>
  sizes.map((_size, place) => median(medians.map((of) => of[place] ?? Number.NaN)))
