import { defineConfig } from 'vitest/config'
import { sourceConditions, testReport } from '../../vite.shared.ts'

export default defineConfig({
  ...sourceConditions,
  test: {
    ...testReport,
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/prepareDatabases.ts'],
    // Every file starts a database of its own, and some start whole processes, on two cores.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
