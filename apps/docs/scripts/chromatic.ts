/** Sends the built Storybook to Chromatic, where its token is given; elsewhere says that it does not. */
import { spawnSync } from 'node:child_process'

if (process.env['CHROMATIC_PROJECT_TOKEN'] === undefined) {
  console.log('Chromatic is skipped: CHROMATIC_PROJECT_TOKEN is not set. `npm run docs:shots` works offline.')
} else {
  const run = (command: string, ...args: readonly string[]): void => {
    const { status } = spawnSync(command, args, { stdio: 'inherit' })
    if (status !== 0) process.exit(status ?? 1)
  }
  run('npm', 'run', 'build')
  run('npx', 'chromatic', '--storybook-build-dir', 'storybook-static', ...process.argv.slice(2))
}
