import { defineConfig, devices } from '@playwright/test'
import { chromiumLaunch } from '../chromium.shared.ts'
import { mainServer } from './fixtures/addresses.ts'

/** Journeys against the built app: one server for all of them, seeded anew; no retries, two workers. */
export default defineConfig({
  testDir: 'journeys',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  workers: 2,
  // Limits that end a journey that hangs; none is a stopwatch, and the machine may be busy.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '.reports/tests.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1600, height: 960 },
    baseURL: mainServer.url,
    launchOptions: chromiumLaunch,
    screenshot: 'only-on-failure',
    // With pictures and snapshots of every action a journey takes twice as long: ask for those with `--trace retain-on-failure`.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
  projects: [
    { name: 'sign-in', testMatch: /people\.setup\.ts/, testDir: 'fixtures' },
    { name: 'journeys', dependencies: ['sign-in'] },
  ],
  webServer: {
    command: 'npx tsx fixtures/serve.ts',
    url: `${mainServer.url}/health/ready`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
  },
})
