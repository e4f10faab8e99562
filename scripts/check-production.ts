/**
 * Builds the server as `npm run build:production` does, into a folder of its own, and expects that nothing of the
 * demonstration is in it: no file of demo people, demo data or stand-ins; no start without an identity server; no page of
 * theirs with one.
 *
 *   npm run check:production
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startServer } from './startServer.ts'

const server = resolve(import.meta.dirname, '../apps/server')
const folder = join(server, 'dist/production')
const main = join(folder, 'main.js')
const port = '4391'

/** Files that only the demonstration has. */
const ofDemonstration =
  /^src\/(?:seed\/|app\/demo\/demo\.ts|features\/\S*\/?demo|feeds\/(?:demo|dailyCandidates)|http\/demoPages|identity\/(?:demoPeople|registerIdentity|provider|pages)\.ts)/

/** Addresses that only the demonstration answers. */
const addresses = ['/api/demo/cast/HAR', '/demo/mail', '/demo/compass', '/demo/do-not-call', '/oidc/jwks']

interface Metafile {
  readonly inputs: Readonly<Record<string, unknown>>
  readonly outputs: Readonly<Record<string, { readonly imports: readonly { readonly path: string }[] }>>
}

function build(): Metafile {
  const { status, stdout, stderr } = spawnSync('npx', ['tsup', '--out-dir', folder, '--metafile'], {
    cwd: server,
    env: { ...process.env, WITHOUT_DEMO: 'on' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The build failed\n${stdout}${stderr}`)
  return JSON.parse(readFileSync(join(folder, 'metafile-esm.json'), 'utf8')) as Metafile
}

/** What is in the build that only the demonstration needs. */
const remainders = ({ inputs, outputs }: Metafile): readonly string[] => [
  ...Object.keys(inputs).filter((file) => ofDemonstration.test(file)),
  ...Object.values(outputs).flatMap(({ imports }) =>
    imports.map(({ path }) => path).filter((path) => path.startsWith('oidc-provider')),
  ),
]

/** What is wrong with how the build starts and answers. */
async function startFaults(data: string): Promise<readonly string[]> {
  const environment = { DATA_DIR: join(data, 'data'), PORT: port }
  const alone = await startServer(process.execPath, main, environment)
  await alone.stop()
  const isRefused = !alone.isReady && alone.errors().startsWith('OIDC_ISSUER is not set')
  const refusal = isRefused ? [] : [`without an identity server it says: ${alone.errors() || 'ready'}`]

  const issuer = 'https://identity.invalid'
  const served = await startServer(process.execPath, main, { ...environment, OIDC_ISSUER: issuer })
  try {
    if (!served.isReady) return [...refusal, `it does not get ready: ${served.errors()}`]
    const answers = await Promise.all(
      addresses.map(async (path) => {
        const { status } = await fetch(`http://localhost:${port}${path}`)
        return status === 404 ? [] : [`${path} answers ${status}`]
      }),
    )
    return [...refusal, ...answers.flat()]
  } finally {
    await served.stop()
  }
}

const data = mkdtempSync(join(tmpdir(), 'retain-production-'))
try {
  const faults = [...remainders(build()).map((file) => `${file} is in it`), ...(await startFaults(data))]
  console.log(
    faults.length === 0 ? 'A build for production has nothing of the demonstration.' : faults.join('\n'),
  )
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  rmSync(data, { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
}
