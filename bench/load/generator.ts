/**
 * The process of `npm run bench -- load` that searches. It is open: a search begins at its planned moment, whether the ones
 * before have been answered or not, and counts from that moment on.
 */
import pg from 'pg'
import { openDatabase } from '../../apps/server/src/db/connection.ts'
import { bodyOf, searchOf, type Combination } from '../filterCombinations.ts'
import { sqlOf } from '../sameSql.ts'
import { planOf, type Arrival } from './plan.ts'
import { post } from './post.ts'
import type { Outcome, Question, Target } from './talk.ts'

/** One search. */
type Search = (combination: Combination, store: string, user: number) => Promise<unknown>

/** A search of the plan, in the store of its user. */
type Planned = Arrival & { readonly store: string }

/** The same SQL through a pool like the server's; what it is was found out before the first search. */
async function sqlSearch(url: string, planned: readonly Planned[]): Promise<Search> {
  const db = await openDatabase({ kind: 'postgres', url }, () => undefined)
  const queries = new Map<string, { readonly text: string; readonly values: unknown[] }>()
  for (const { combination, store } of planned) {
    const key = `${combination.name} ${store}`
    if (queries.has(key)) continue
    const { sql, parameters } = await sqlOf(db, searchOf(combination, store))
    queries.set(key, { text: sql, values: [...parameters] })
  }
  await db.destroy()
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  return async ({ name }, store) => {
    const query = queries.get(`${name} ${store}`)
    if (query === undefined) throw new Error('A search that nobody planned')
    return pool.query(query)
  }
}

async function searchAt(target: Target, planned: readonly Planned[]): Promise<Search> {
  if (target.kind === 'sql') return sqlSearch(target.url, planned)
  const { url, tokens } = target
  return (combination, store, user) => post(url, bodyOf(combination, store), tokens[user] ?? '')
}

async function run({ target, crowd, stores }: Question): Promise<Outcome> {
  const planned = planOf(crowd).map((arrival) => ({
    ...arrival,
    store: stores[arrival.user % stores.length] ?? '',
  }))
  const search = await searchAt(target, planned)
  const taken: Outcome['taken'][number][] = []
  let failed = 0
  const started = performance.now()
  await Promise.all(
    planned.map(async ({ at, user, store, combination }) => {
      await new Promise((resolve) => setTimeout(resolve, at - (performance.now() - started)))
      try {
        await search(combination, store, user)
        taken.push({ ms: performance.now() - started - at, name: combination.name })
      } catch (error) {
        failed += 1
        if (failed === 1) console.error(error)
      }
    }),
  )
  return { taken, failed }
}

process.on('message', (question: Question) => {
  void run(question).then((outcome) => process.send?.(outcome))
})
process.send?.('ready')
