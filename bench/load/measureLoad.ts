import { availableParallelism } from 'node:os'
import { seedStores } from '../../apps/server/src/seed/seedStores.ts'
import { filledPostgres, storeCount } from '../database/filled.ts'
import { bodyOf, combinations } from '../filterCombinations.ts'
import { startIdentityServer } from '../identityServer.ts'
import { startServer } from '../servers.ts'
import { findLimit } from './limit.ts'
import type { Crowd } from './plan.ts'
import { post } from './post.ts'
import { aimMs, percentileOf, report, slowest, verdictOf } from './summary.ts'
import type { Target } from './talk.ts'
import { environmentOf, serverFor } from './users.ts'
import { startBareServer, startGenerator } from './workers.ts'

/** What is loaded, and for how long. */
export interface LoadOptions {
  readonly cache: string
  readonly rows: number
  /** Seconds; `step` is for each rate that is tried for the limit. */
  readonly times: { readonly warmUp: number; readonly seconds: number; readonly step: number }
}

/** How long a user thinks between two searches, on average. */
export const thinkMs = 5_000

const users = 50

/**
 * Fifty users at a server on PostgreSQL, beside the same SQL sent by the generator itself and beside a bare HTTP answer of
 * the same length, all by the same plan; then the rate at which searches take too long.
 */
export async function measureLoad({ cache, rows, times }: LoadOptions): Promise<void> {
  const { warmUp, seconds, step } = times
  const stores = seedStores(storeCount).map(({ hyperionId }) => hyperionId)
  const postgres = await filledPostgres(cache, [rows])
  const database = await postgres.open(rows)
  const identity = await startIdentityServer()
  const server = await startServer('', { ...environmentOf(identity), DATABASE_URL: database.url })
  const generator = await startGenerator()
  const usual: Crowd = { users, thinkMs, seconds, seed: 1 }
  const search = (target: Target, crowd: Crowd) => generator.run({ target, crowd, stores })
  const searchServer = async (crowd: Crowd) => search(await serverFor(identity, stores, users), crowd)
  try {
    console.log(
      `${postgres.version} as it comes, ${rows} opportunities in ${storeCount} stores; database, server and generator share ${availableParallelism()} processors`,
    )
    console.log(
      `${users} users, each a search every ${thinkMs / 1000} s on average, ${seconds} s after ${warmUp} s of warming up;`,
    )
    console.log('milliseconds from the moment for which a search was planned\n')
    await searchServer({ ...usual, seconds: warmUp, seed: 2 })
    const ours = await searchServer(usual)
    report('through the server', ours, verdictOf(ours))
    const raw = await search({ kind: 'sql', url: database.url }, usual)
    report('baseline: the same SQL raw', raw)
    const bytes = await answerLength(await serverFor(identity, stores, 1), stores)
    const bareServer = await startBareServer(bytes)
    report(
      `baseline: bare HTTP, ${(bytes / 1024).toFixed(0)} KB`,
      await search({ kind: 'http', url: bareServer.url, tokens: [] }, usual),
    )
    await bareServer.stop()
    const ratio = (percent: number) => (percentileOf(ours, percent) / percentileOf(raw, percent)).toFixed(2)
    console.log(`ratio to the same SQL raw: p50 ${ratio(50)}, p95 ${ratio(95)}`)
    console.log(`highest p95: ${slowest(ours, 3)}\n`)
    const limit = await findLimit((users * 1000) / thinkMs, (rate) =>
      searchServer({ users, thinkMs: (users * 1000) / rate, seconds: step, seed: 3 }),
    )
    console.log(
      `p95 passes ${aimMs} ms between ${limit.held.toFixed(0)} and ${limit.lost.toFixed(0)} a second`,
    )
  } finally {
    await generator.stop()
    await server.stop()
    identity.stop()
    await postgres.stop()
  }
}

/** How long a usual answer is, in bytes. */
async function answerLength(
  { url, tokens }: Target & { readonly kind: 'http' },
  [store = '']: readonly string[],
): Promise<number> {
  const [usual] = combinations
  if (usual === undefined) throw new Error('There is no search')
  return Buffer.byteLength(await post(url, bodyOf(usual, store), tokens[0] ?? ''))
}
