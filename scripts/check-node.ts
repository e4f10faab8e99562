/**
 * Starts the built server on this Node.js, and on others that npm has as packages, and expects it to get ready without a
 * word on standard error. A version that the registry does not have for this machine is named and passed over.
 *
 *   npm run check:node            this one, 22 and 24
 *   npm run check:node -- this    what CI has
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startServer } from './startServer.ts'

const main = resolve(import.meta.dirname, '../apps/server/dist/main.js')
const platform = process.platform === 'win32' ? 'win' : process.platform

/** The program of a version, installed into a folder; `null` when there is none. */
function installed(version: string, folder: string): string | null {
  const name = `node-${platform}-${process.arch}`
  spawnSync('npm', [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--no-audit',
    '--no-fund',
    `${name}@${version}`,
  ])
  const program = join(folder, 'node_modules', name, 'bin', platform === 'win' ? 'node.exe' : 'node')
  return existsSync(program) ? program : null
}

/** Starts the server; what is wrong, `null` when it gets ready in silence. */
async function faultOf(program: string, folder: string): Promise<string | null> {
  const environment = { DATA_DIR: join(folder, 'data'), PORT: '4390', SEED: 'off' }
  const { isReady, errors, stop } = await startServer(program, main, environment)
  await stop()
  if (errors() !== '') return errors().trim()
  return isReady ? null : 'it did not get ready'
}

if (!existsSync(main)) throw new Error('The server is not built: run npm run build')
const wanted = process.argv.slice(2)
for (const version of wanted.length === 0 ? ['this', '22', '24'] : wanted) {
  const folder = mkdtempSync(join(tmpdir(), 'retain-node-'))
  try {
    const program = version === 'this' ? process.execPath : installed(version, folder)
    if (program === null) {
      console.log(`Node.js ${version}: not available from this registry for ${platform}-${process.arch}`)
      continue
    }
    const name = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.trim()
    const fault = await faultOf(program, folder)
    console.log(`Node.js ${name}: ${fault ?? 'ready, without a warning'}`)
    if (fault !== null) process.exitCode = 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
