/**
 * Runs the server's tests on a real PostgreSQL: makes a cluster in a temporary folder, listening on this machine only,
 * and removes it afterwards.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from './postgresCluster'

const report = new URL('../apps/server/.reports/tests.json', import.meta.url)
rmSync(report, { force: true })

/** Runs the tests; `null` or their exit code. */
async function testOn(folder: string): Promise<number | null> {
  // Nothing here has to survive a power cut.
  const cluster = await startPostgres(join(folder, 'cluster'), { fsync: 'off' })
  try {
    return spawnSync('npm', ['run', '--silent', 'test:server', '-w', '@retain/server'], {
      stdio: 'inherit',
      env: { ...process.env, DATABASE_URL: cluster.url('postgres') },
    }).status
  } finally {
    cluster.stop('immediate')
  }
}

const folder = mkdtempSync(join(tmpdir(), 'retain-postgres-'))
// Others may pass through it: the cluster in it may belong to another user.
chmodSync(folder, 0o711)
let status: number | null = null
try {
  status = await testOn(folder)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

const counts = existsSync(report)
  ? (JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number; numFailedTests: number })
  : { numPassedTests: 0, numFailedTests: 1 }
const failed = status === 0 ? 0 : Math.max(1, counts.numFailedTests)
console.log(`${counts.numPassedTests} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
