import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { line } from '../figures.ts'
import { startIdentityServer } from '../identityServer.ts'
import { crashPort, startServer, type BenchServer } from '../servers.ts'
import { prepare, store } from './data.ts'

const url = `http://localhost:${crashPort}`

/** What the rounds are made with. */
export interface CrashBench {
  readonly folder: string
  /** An opportunity for each round. */
  readonly opportunityOf: (round: number) => string
  /** What the server answers a write with its key; `null` when it was killed before it answered. */
  readonly post: (path: string, key: string, body: unknown) => Promise<unknown>
  readonly start: () => Promise<BenchServer>
  readonly stop: () => void
}

/** Fills a folder with a little demo data. */
export async function openCrashBench(
  environment: Readonly<Record<string, string>> = {},
): Promise<CrashBench> {
  const folder = mkdtempSync(join(tmpdir(), 'retain-crash-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const identity = await startIdentityServer()
  const opportunities = await prepare(folder)
  const own = {
    PORT: String(crashPort),
    PUBLIC_URL: url,
    OIDC_ISSUER: identity.issuer,
    SEED: 'off',
    ...environment,
  }
  return {
    folder,
    opportunityOf: (round) => opportunities[round % opportunities.length] ?? '',
    post: async (path, key, body) => {
      const token = await identity.tokenFor({ roles: [generalAccess], stores: [store] })
      const response = await fetch(`${url}/api${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${token}`,
          'Idempotency-Key': key,
        },
        body: JSON.stringify(body),
      }).catch(() => null)
      if (response === null) return null
      const answer = (await response.json().catch(() => null)) as { data?: unknown } | null
      if (answer === null) return null
      if (answer.data === undefined) throw new Error(`A write was answered ${response.status}`)
      return answer.data
    },
    start: () => startServer(folder, own),
    stop: identity.stop,
  }
}

/** A kind of round. */
export interface Rounds<A> {
  /** `null` when the server was killed before it answered. */
  readonly post: (round: number) => Promise<A | null>
  /** Ends at the moment at which the server is to be killed. `taken`: how long answers took so far, in milliseconds. */
  readonly killMoment: (
    round: number,
    posting: Promise<A | null>,
    taken: readonly number[],
  ) => Promise<unknown>
  /** After the server was started again. */
  readonly after: (round: number, first: A | null) => Promise<void>
}

/** Does the rounds, says how long they took, and answers the server that runs after the last one. */
export async function killInRounds<A>(
  { start }: Pick<CrashBench, 'start'>,
  rounds: number,
  { post, killMoment, after }: Rounds<A>,
): Promise<BenchServer> {
  const [restarts, taken]: [number[], number[]] = [[], []]
  const started = performance.now()
  let unheard = 0
  let server = await start()
  try {
    for (let round = 0; round < rounds; round += 1) {
      const begun = performance.now()
      let isKilled = false
      const posting = post(round).then((answer) => {
        if (!isKilled) taken.push(performance.now() - begun)
        return answer
      })
      await killMoment(round, posting, taken)
      isKilled = true
      await server.kill()
      const first = await posting
      if (first === null) unheard += 1
      server = await start()
      restarts.push(server.readyAfter)
      await after(round, first)
      if ((round + 1) % 20 === 0) console.log(`${round + 1} of ${rounds} rounds`)
    }
  } catch (error) {
    await server.kill()
    throw error
  }
  console.log(`\n${rounds} rounds in ${((performance.now() - started) / 1000).toFixed(0)} s`)
  console.log(`${rounds - unheard} killed after the answer, ${unheard} before it`)
  line('until the answer', taken, 'ms')
  line('start after a kill, ready', restarts, 'ms')
  return server
}

/** Prints what does not hold, with the keys of which it does not; answers whether everything does. */
export function isFaultless(faults: Readonly<Record<string, readonly string[]>>): boolean {
  for (const [what, keys] of Object.entries(faults))
    console.log(`${what}: ${keys.length}${keys.length === 0 ? '' : ` (${keys.join(', ')})`}`)
  return Object.values(faults).every((keys) => keys.length === 0)
}
