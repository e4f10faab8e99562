/**
 * Runs the server's tests on a real PostgreSQL: makes a cluster in a temporary folder, listening on this machine only,
 * and removes it afterwards. PostgreSQL refuses to run as root, so as root the cluster belongs to the user `postgres`.
 */
import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

const isRoot = process.getuid?.() === 0

function findPrograms(): string {
  const installed = '/usr/lib/postgresql'
  const versions = existsSync(installed) ? readdirSync(installed).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(installed, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
  const folder = folders.find((path) => existsSync(join(path, 'initdb')) && existsSync(join(path, 'pg_ctl')))
  if (folder === undefined) fail('PostgreSQL is not installed: initdb was not found.')
  return folder
}

function run(program: string, ...args: string[]): void {
  const command = isRoot ? ['runuser', '-u', 'postgres', '--', program, ...args] : [program, ...args]
  // What pg_ctl starts would keep a pipe open for ever, so nothing is piped.
  const { status, error } = spawnSync(command[0] ?? '', command.slice(1), {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) fail(`${program} failed${error === undefined ? '' : `: ${error.message}`}`)
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

function fail(message: string): never {
  console.error(message)
  console.log('0 passed, 1 failed')
  process.exit(1)
}

function userId(name: string): number {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  return Number(line?.split(':')[2] ?? fail(`There is no user ${name} to run PostgreSQL as.`))
}

const programs = findPrograms()
const folder = mkdtempSync(join(tmpdir(), 'retain-postgres-'))
if (isRoot) chownSync(folder, userId('postgres'), -1)
const data = join(folder, 'data')
const port = await freePort()
const report = new URL('../apps/server/.reports/tests.json', import.meta.url)
rmSync(report, { force: true })

run(join(programs, 'initdb'), '-D', data, '-U', 'retain', '-A', 'trust', '-E', 'UTF8', '--no-sync')
let status: number | null
try {
  // Nothing here has to survive a power cut.
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`
  run(join(programs, 'pg_ctl'), '-D', data, '-l', join(folder, 'log'), '-w', '-o', options, 'start')
  status = spawnSync('npm', ['run', '--silent', 'test:server', '-w', '@retain/server'], {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: `postgres://retain@127.0.0.1:${port}/postgres` },
  }).status
} finally {
  run(join(programs, 'pg_ctl'), '-D', data, '-m', 'immediate', 'stop')
  rmSync(folder, { recursive: true, force: true })
}

const counts = existsSync(report)
  ? (JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number; numFailedTests: number })
  : { numPassedTests: 0, numFailedTests: 1 }
const failed = status === 0 ? 0 : Math.max(1, counts.numFailedTests)
console.log(`${counts.numPassedTests} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
