import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { exchangePort, sipDomain, sipSecret } from './sipAddresses.ts'

const folder = fileURLToPath(new URL('../.data/exchange', import.meta.url))
const template = new URL('exchange.cfg', import.meta.url)

/** What the tests need of Debian, and how it is had. */
export const toInstall = 'apt-get install kamailio kamailio-websocket-modules kamailio-autheph-modules'

/** The modules that Debian has in packages of their own. */
const separateModules = ['websocket.so', 'auth_ephemeral.so']

/** Where Kamailio and its modules are; `null` where one is not installed. */
export function findKamailio(): { readonly program: string; readonly modules: string } | null {
  const program = ['/usr/sbin/kamailio', '/usr/local/sbin/kamailio'].find((path) => existsSync(path))
  const modules = [
    '/usr/lib',
    '/usr/lib64',
    '/usr/local/lib',
    ...readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`),
  ]
    .map((folder) => `${folder}/kamailio/modules`)
    .find((path) => separateModules.every((name) => existsSync(`${path}/${name}`)))
  return program === undefined || modules === undefined ? null : { program, modules }
}

const isListening = () =>
  new Promise<boolean>((resolve) => {
    const socket = connect(exchangePort, '127.0.0.1')
    socket.once('connect', () => resolve(socket.destroy() !== null))
    socket.once('error', () => resolve(false))
  })

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  for (const deadline = Date.now() + 15_000; Date.now() < deadline;) {
    if (await isSo()) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(what)
}

/** A telephone exchange on this machine, for browsers only. */
export class Exchange {
  #running: ChildProcess | null = null

  /** Starts it, and waits until it takes connections. */
  async start(): Promise<void> {
    const found = findKamailio()
    if (found === null) throw new Error(`Kamailio is missing: ${toInstall}`)
    mkdirSync(folder, { recursive: true })
    const words: Readonly<Record<string, string>> = {
      PORT: String(exchangePort),
      DOMAIN: sipDomain,
      SECRET: sipSecret,
      MODULES: found.modules,
      DEBUG: process.env['EXCHANGE_DEBUG'] ?? '-1',
    }
    const config = join(folder, 'kamailio.cfg')
    writeFileSync(
      config,
      readFileSync(template, 'utf8').replace(/@([A-Z]+)@/g, (whole, word: string) => words[word] ?? whole),
    )
    this.#running = spawn(
      found.program,
      ['-DD', '-E', '-f', config, '-Y', folder, '-P', join(folder, 'kamailio.pid'), '-m', '64', '-M', '8'],
      { stdio: ['ignore', 'inherit', 'inherit'] },
    )
    await until(isListening, 'The exchange did not start.')
  }

  /** Ends it as a crash does: nobody is told. */
  async kill(): Promise<void> {
    const running = this.#running
    if (running === null) return
    this.#running = null
    const ended = once(running, 'exit')
    // Its processes are told by the first one, and would answer connections until then.
    spawnSync('kill', ['-TERM', String(running.pid)])
    await ended
    await until(async () => !(await isListening()), 'The exchange did not end.')
  }
}
