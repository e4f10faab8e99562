import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '../../chromium.shared.ts'
import { mainServer } from '../fixtures/addresses.ts'
import journeys from '../playwright.config.ts'

/** Telephony by a real exchange, with microphones that hum: `npm run test:telephony`. Its cases share one exchange. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  fullyParallel: false,
  workers: 1,
  reporter: [['list']],
  use: {
    ...journeys.use,
    launchOptions: {
      ...chromiumLaunch,
      args: [
        ...chromiumLaunch.args,
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
  projects: [
    { name: 'sign-in', testMatch: /people\.setup\.ts/, testDir: '../fixtures' },
    { name: 'telephony', dependencies: ['sign-in'] },
  ],
  webServer: {
    command: 'npx tsx telephony/serve.ts',
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `${mainServer.url}/health/ready`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
  },
})
