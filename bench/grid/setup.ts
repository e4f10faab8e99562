import { execFileSync } from 'node:child_process'
import { isInstalled, pathOf } from './subjects.ts'

/**
 * Installs the measured libraries beside this file, in a folder that git ignores, when they are not there yet, and
 * builds our package, since what is measured is what others would install.
 */
export function setUp(withPeers: boolean, fromSource: boolean): void {
  const run = (command: string, args: readonly string[], folder: string) =>
    execFileSync(command, args, { cwd: pathOf(folder), stdio: ['ignore', 'ignore', 'inherit'] })
  if (!isInstalled(withPeers)) {
    console.log('Installing the other grids (once)')
    run('npm', ['ci', '--no-audit', '--no-fund', ...(withPeers ? [] : ['--omit=dev'])], '.')
  }
  if (fromSource) return
  run('npx', ['turbo', 'run', 'build', '--filter=@retain/ui', '--output-logs=errors-only'], '../..')
}
