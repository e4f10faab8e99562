import { openDatabase } from '../apps/server/src/db/connection.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { seedIfEmpty } from '../apps/server/src/seed/seed.ts'
import { line, median, percentile } from './figures.ts'
import { benchDay, benchStore, combinations } from './filterCombinations.ts'
import { timedBesideSql } from './sameSql.ts'

const stores = 40
const pageSize = 50

/**
 * Every combination of filters, sort and page alone, beside the same SQL sent by hand. The PostgreSQL database of
 * DATABASE_URL is filled with so many opportunities in 40 stores when it is empty, and kept.
 */
export async function measureFilters(options: { readonly rows: number }): Promise<void> {
  const url = process.env['DATABASE_URL']
  if (url === undefined) {
    console.log('set DATABASE_URL to an empty PostgreSQL database, or to one that this filled before')
    return
  }
  const db = await openDatabase({ kind: 'postgres', url }, () => undefined)
  await migrate(db)
  const perStore = Math.ceil(options.rows / stores)
  await seedIfEmpty(db, {
    today: benchDay,
    stores,
    perStore,
    log: console.log,
    onProgress: (done, total) =>
      done % 50_000 < 250 ? console.log(`seeded ${done} of ${total}`) : undefined,
  })
  const { rows } = await db
    .selectFrom('opportunity')
    .select(db.fn.countAll<string>().as('rows'))
    .executeTakeFirstOrThrow()
  console.log(
    `${rows} opportunities in the database; each line is one page of ${pageSize} rows with its total`,
  )
  const medians: number[] = []
  for (const { name, conditions, orderBy, orderDirection, page } of combinations) {
    const search = {
      hyperionId: benchStore,
      conditions,
      orderBy,
      orderDirection,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    }
    const taken = await timedBesideSql(db, search, 25)
    const ratio = (median(taken.ours) / median(taken.baseline)).toFixed(2)
    medians.push(median(taken.ours))
    line(name, taken.ours, 'ms', `raw ${median(taken.baseline).toFixed(1)}, ratio ${ratio}, aim 1.3`)
  }
  line('the slowest of them', [percentile(medians, 100)], 'ms')
  await db.destroy()
}
