import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'

const isRoot = process.getuid?.() === 0

/** A PostgreSQL server that listens on this machine only. */
export interface PostgresCluster {
  /** The address of a database of it; `postgres` is there from the start. */
  readonly url: (database: string) => string
  /** Ends it. `immediate` leaves what is not written to a later recovery. */
  readonly stop: (mode: 'fast' | 'immediate') => void
}

/**
 * Starts PostgreSQL on a free port, on the data of a folder; a folder without data gets a new cluster. PostgreSQL refuses
 * to run as root, so as root the cluster belongs to the user `postgres`, who has to be able to enter the folder.
 *
 * @param settings such as `{ fsync: 'off' }`; everything else is as PostgreSQL comes.
 * @throws an Error that says what is missing or failed.
 */
export async function startPostgres(
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<PostgresCluster> {
  const programs = postgresPrograms()
  const data = join(folder, 'data')
  if (!existsSync(join(data, 'PG_VERSION'))) {
    mkdirSync(folder, { recursive: true })
    if (isRoot) chownSync(folder, userId('postgres'), -1)
    run(join(programs, 'initdb'), '-D', data, '-U', 'retain', '-A', 'trust', '-E', 'UTF8', '--no-sync')
  }
  const port = await freePort()
  const given = Object.entries({ listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings })
  const options = [`-p ${port}`, ...given.map(([name, value]) => `-c ${name}='${value}'`)].join(' ')
  run(join(programs, 'pg_ctl'), '-D', data, '-l', join(folder, 'log'), '-w', '-o', options, 'start')
  return {
    url: (database) => `postgres://retain@127.0.0.1:${port}/${database}`,
    stop: (mode) => run(join(programs, 'pg_ctl'), '-D', data, '-m', mode, '-w', 'stop'),
  }
}

/**
 * The folder of PostgreSQL's programs: of the newest version that is installed.
 *
 * @throws when there is none.
 */
export function postgresPrograms(): string {
  const installed = '/usr/lib/postgresql'
  const versions = existsSync(installed) ? readdirSync(installed).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(installed, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
  const folder = folders.find((path) => existsSync(join(path, 'initdb')) && existsSync(join(path, 'pg_ctl')))
  if (folder === undefined) throw new Error('PostgreSQL is not installed: initdb was not found.')
  return folder
}

function run(program: string, ...args: string[]): void {
  const command = isRoot ? ['runuser', '-u', 'postgres', '--', program, ...args] : [program, ...args]
  // What pg_ctl starts would keep a pipe open for ever, so nothing is piped.
  const { status, error } = spawnSync(command[0] ?? '', command.slice(1), {
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: '/',
  })
  if (status !== 0) throw new Error(`${program} failed${error === undefined ? '' : `: ${error.message}`}`)
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

function userId(name: string): number {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  if (line === undefined) throw new Error(`There is no user ${name} to run PostgreSQL as.`)
  return Number(line.split(':')[2])
}
