import { join, resolve } from 'node:path'
import { openDatabase } from '../../apps/server/src/db/connection.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { vacuum } from '../../apps/server/src/db/vacuum.ts'
import { seedIfEmpty } from '../../apps/server/src/seed/seed.ts'
import { listedStores } from '../../apps/server/src/seed/seedStores.ts'
import { benchDay } from '../filterCombinations.ts'

/** The folder of an embedded database with so many opportunities in the stores of the demo data; filled once and kept. */
export async function filledFolder(cache: string, rows: number): Promise<string> {
  const folder = join(resolve(cache), `embedded_${rows}`)
  const db = await openDatabase({ kind: 'embedded', folder }, () => undefined)
  try {
    await migrate(db)
    const started = performance.now()
    const outcome = await seedIfEmpty(db, {
      today: benchDay,
      perStore: Math.ceil(rows / listedStores().length),
      log: console.log,
      onProgress: (done, total) =>
        done % 50_000 < 250 ? console.log(`made ${done} of ${total}`) : undefined,
    })
    if (outcome === 'seeded') {
      await vacuum(db)
      console.log(`filled in ${((performance.now() - started) / 1000).toFixed(0)} s; kept for later runs`)
    }
    return folder
  } finally {
    await db.destroy()
  }
}
