import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** Where the bench keeps a seeded database between runs. */
export const benchData = path('.data/seeded')

/** The first of two ports; another one lets two checkouts be measured one after the other, or while journeys run. */
const firstPort = Number(process.env['BENCH_PORT'] ?? 4320)

/** Where a bench server listens. */
export const benchUrl = `http://localhost:${firstPort}`

/** The port of a server that is killed over and over. */
export const crashPort = firstPort + 1

/** A server of the bench. */
export interface BenchServer {
  /** Milliseconds from the start of the process until the port answered, and until it was ready. */
  readonly listeningAfter: number
  readonly readyAfter: number
  readonly residentMegabytes: () => number
  readonly stop: () => Promise<void>
  /** Ends it as a power cut would (`kill -9`). */
  readonly kill: () => Promise<void>
}

/** What a server answers when it is asked whether it is ready; 0 where none listens. */
const statusOf = (url: string): Promise<number> =>
  fetch(`${url}/health/ready`).then(
    ({ status }) => status,
    () => 0,
  )

/**
 * Starts the built server and waits until it is ready.
 *
 * @param environment what is different from how the bench usually runs it.
 */
export async function startServer(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<BenchServer> {
  const main = path('../apps/server/dist/main.js')
  if (!existsSync(main)) throw new Error('Build first: npm run build')
  const own = {
    PORT: String(firstPort),
    PUBLIC_URL: benchUrl,
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    ...environment,
  }
  // What listens there already would be measured in its place.
  if ((await statusOf(own.PUBLIC_URL)) !== 0)
    throw new Error(`Something answers at ${own.PUBLIC_URL}: BENCH_PORT names another port`)
  const started = performance.now()
  const child = spawn(process.execPath, [main], { env: { ...process.env, ...own }, stdio: 'ignore' })
  const ended = once(child, 'exit')
  let listeningAfter = Number.NaN
  for (;;) {
    const status = await statusOf(own.PUBLIC_URL)
    if (status !== 0 && Number.isNaN(listeningAfter)) listeningAfter = performance.now() - started
    if (status === 200) break
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const endBy = (signal: NodeJS.Signals) => async () => {
    child.kill(signal)
    await ended
  }
  return {
    listeningAfter,
    readyAfter: performance.now() - started,
    residentMegabytes: () => {
      const status = readFileSync(`/proc/${child.pid ?? 0}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024
    },
    stop: endBy('SIGTERM'),
    kill: endBy('SIGKILL'),
  }
}
