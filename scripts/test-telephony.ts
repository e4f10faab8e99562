/**
 * Tests telephony by SIP with a real exchange: Kamailio, and a second telephone in another browser. Outside of `npm test`, which
 * needs nothing installed.
 */
import { spawnSync } from 'node:child_process'
import { findKamailio, toInstall } from '../e2e/telephony/exchange.ts'

const run = (command: string, ...words: readonly string[]): boolean =>
  spawnSync(command, words, { stdio: 'inherit' }).status === 0

if (findKamailio() === null) {
  console.error(
    `Kamailio with its modules for WebSockets and for passing credentials is missing. On Debian: ${toInstall}`,
  )
  process.exitCode = 1
} else {
  const built = ['@retain/web', '@retain/server', '@retain/domain'].map((name) => `--filter=${name}`)
  const hasPassed =
    run('npx', 'turbo', 'run', 'build', '--output-logs=errors-only', ...built) &&
    run(
      'npx',
      'playwright',
      'test',
      '--config',
      'e2e/telephony/telephony.config.ts',
      ...process.argv.slice(2),
    )
  process.exitCode = hasPassed ? 0 : 1
}
