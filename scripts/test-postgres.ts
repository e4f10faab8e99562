/**
 * Runs the server's tests on a real PostgreSQL: makes a cluster in a temporary folder, listening on this machine only,
 * and removes it afterwards.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countTests, forgetReports, postgresReport } from './countTests.ts'
import { startPostgres } from './postgresCluster'

forgetReports([postgresReport])

/** Runs the tests; `null` or their exit code. */
async function testOn(folder: string): Promise<number | null> {
  // Nothing here has to survive a power cut.
  const cluster = await startPostgres(join(folder, 'cluster'), {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  })
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

const counts = countTests([postgresReport])
const failed = status === 0 ? counts.failed : Math.max(1, counts.failed)
console.log(`${counts.passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
