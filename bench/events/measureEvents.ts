import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { filledPostgres, storeCount } from '../database/filled.ts'
import { benchStore } from '../filterCombinations.ts'
import { percentile } from '../figures.ts'
import { startIdentityServer } from '../identityServer.ts'
import { report, verdictOf } from '../load/summary.ts'
import { environmentOf, serverFor, serverUrl } from '../load/users.ts'
import { startGenerator } from '../load/workers.ts'
import { startServer } from '../servers.ts'
import { startWorker } from '../worker.ts'
import { listenTo, type Heard } from './listener.ts'
import { connections, ways, type Question, type Way, type Written } from './talk.ts'

const rows = 100_000
const rate = 1_000
const sockets = 10

/** Ten people who search every second, while the events come. */
const crowd = { users: 10, thinkMs: 1_000, seed: 1 }

/**
 * A thousand live events a second, all in one store, written by another process: whether each of its sockets gets each
 * event once, how soon after the commit, and how long searches of the store take meanwhile; beside bare SQL that writes the
 * same rows.
 */
export async function measureEvents(options: {
  readonly cache: string
  readonly seconds: number
  /** Some of the ways; none for all of them. */
  readonly only: readonly string[]
}): Promise<void> {
  const { cache, seconds, only } = options
  const postgres = await filledPostgres(cache, [rows])
  const identity = await startIdentityServer()
  const generator = await startGenerator()
  const writer = await startWorker(new URL('writer.ts', import.meta.url))
  console.log(
    `${postgres.version}, ${rows} opportunities in ${storeCount} stores; ${rate} events a second in one of them for ${seconds} s`,
  )
  console.log(
    `written over ${connections} connections; ${sockets} sockets of the store, ${crowd.users} people who search it every second;`,
  )
  console.log(`database, server, writer, searches and sockets share ${availableParallelism()} processors\n`)
  try {
    for (const way of ways.filter((one) => only.length === 0 || only.includes(one))) {
      const { url } = await postgres.openCopy(rows)
      const server = await startServer('', { ...environmentOf(identity), DATABASE_URL: url })
      const target = await serverFor(identity, [benchStore], crowd.users)
      const search = (of: number) =>
        generator.run({ target, crowd: { ...crowd, seconds: of }, stores: [benchStore] })
      await search(2)
      report(`${way}: searches before`, await search(5))
      const [token = ''] = target.tokens
      const heard = await Promise.all(
        Array.from({ length: sockets }, () => listenTo(serverUrl, token, benchStore)),
      )
      const question: Question = { url, hyperionId: benchStore, way, rate, seconds }
      const [written, searches] = await Promise.all([
        writer.ask(question) as Promise<Written>,
        search(seconds),
      ])
      report(`${way}: searches meanwhile`, searches, verdictOf(searches))
      await arrivalOf(written, heard)
      describe(way, written, heard)
      for (const { stop } of heard) stop()
      await server.stop()
    }
  } finally {
    await writer.stop()
    await generator.stop()
    identity.stop()
    await postgres.stop()
  }
}

/** Waits until every socket has as many events as were written, ten seconds at most. */
async function arrivalOf({ events }: Written, heard: readonly Heard[]): Promise<void> {
  for (let time = 0; time < 100; time += 1) {
    if (heard.every((of) => of.events.length >= events.length)) return
    await pause(100)
  }
}

function describe(way: Way, { events, seconds, processorMs }: Written, heard: readonly Heard[]): void {
  const committed = new Map(events.map(([eventId, at]) => [eventId, BigInt(at)]))
  const delays = heard.flatMap((of) =>
    of.events.map(({ eventId, at }) => Number(at - (committed.get(eventId) ?? at)) / 1e6),
  )
  const missing = heard.reduce(
    (sum, of) => sum + events.length - new Set(of.events.map(({ eventId }) => eventId)).size,
    0,
  )
  const twice = heard.reduce(
    (sum, of) => sum + of.events.length - new Set(of.events.map(({ eventId }) => eventId)).size,
    0,
  )
  const closed = heard.filter(({ isOpen }) => !isOpen()).length
  const perSecond = events.length / seconds
  const isWhole = missing === 0 && twice === 0 && closed === 0
  console.log(
    `${way}: ${events.length} events written in ${seconds.toFixed(1)} s, ${perSecond.toFixed(0)} a second, ` +
      `${(processorMs / events.length).toFixed(2)} ms of a processor each in the writer: ` +
      (perSecond > 0.95 * rate ? 'met' : 'MISS'),
  )
  console.log(
    `${way}: delivered from the commit on p50 ${percentile(delays, 50).toFixed(0)}, p99 ${percentile(delays, 99).toFixed(0)} ms; ` +
      `${missing} missing, ${twice} twice, ${closed} sockets closed: ${isWhole ? 'met' : 'MISS'}\n`,
  )
}
