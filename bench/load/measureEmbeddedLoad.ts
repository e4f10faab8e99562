import type { CompiledQuery } from 'kysely'
import { openDatabase } from '../../apps/server/src/db/connection.ts'
import { listedStores } from '../../apps/server/src/seed/seedStores.ts'
import { filledFolder } from '../database/filledFolder.ts'
import { bodyOf, combinations, searchOf, type Combination } from '../filterCombinations.ts'
import { startIdentityServer } from '../identityServer.ts'
import { sqlOf } from '../sameSql.ts'
import { startServer } from '../servers.ts'
import { thinkMs, type LoadOptions } from './measureLoad.ts'
import { post } from './post.ts'
import { percentileOf, report, slowest, verdictOf } from './summary.ts'
import type { Outcome } from './talk.ts'
import { environmentOf, serverFor } from './users.ts'
import { startGenerator } from './workers.ts'

/** How often one user goes through the combinations, and how often before that counts. */
const passes = 8
const passesOfWarmUp = 2

/**
 * The embedded database: one user, who searches again as soon as the answer is there, beside the same SQL sent to the
 * database by hand; and five users who think.
 */
export async function measureEmbeddedLoad({ cache, rows, times }: LoadOptions): Promise<void> {
  const stores = listedStores().map(({ hyperionId }) => hyperionId)
  const [store = ''] = stores
  const folder = await filledFolder(cache, rows)
  const identity = await startIdentityServer()
  const server = await startServer(folder, environmentOf(identity))
  const generator = await startGenerator()
  try {
    console.log(`embedded database, ${rows} opportunities in ${stores.length} stores; milliseconds\n`)
    const { url, tokens } = await serverFor(identity, stores, 1)
    const one = await oneByOne((combination) => post(url, bodyOf(combination, store), tokens[0] ?? ''))
    report('one user', one, verdictOf(one))
    const crowd = { users: 5, thinkMs, seconds: times.seconds, seed: 1 }
    const five = await generator.run({ target: await serverFor(identity, stores, 5), crowd, stores })
    await server.stop()
    const raw = await oneByOneRaw(folder, store)
    report('baseline: the same SQL raw', raw)
    console.log(
      `ratio p50 ${(percentileOf(one, 50) / percentileOf(raw, 50)).toFixed(2)}; highest p95: ${slowest(one, 3)}`,
    )
    report(`five users, a search every ${thinkMs / 1000} s`, five)
  } finally {
    await generator.stop()
    await server.stop()
    identity.stop()
  }
}

async function oneByOne(search: (combination: Combination) => Promise<unknown>): Promise<Outcome> {
  const taken: Outcome['taken'][number][] = []
  for (let pass = -passesOfWarmUp; pass < passes; pass += 1) {
    for (const combination of combinations) {
      const started = performance.now()
      await search(combination)
      if (pass >= 0) taken.push({ ms: performance.now() - started, name: combination.name })
    }
  }
  return { taken, failed: 0 }
}

async function oneByOneRaw(folder: string, store: string): Promise<Outcome> {
  const db = await openDatabase({ kind: 'embedded', folder }, () => undefined)
  try {
    const queries = new Map<Combination, CompiledQuery>()
    for (const combination of combinations)
      queries.set(combination, await sqlOf(db, searchOf(combination, store)))
    return await oneByOne(async (combination) => {
      const query = queries.get(combination)
      return query && db.executeQuery(query)
    })
  } finally {
    await db.destroy()
  }
}
