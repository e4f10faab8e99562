import { defineConfig } from 'vitest/config'
import { sourceConditions, testReport } from '../../vite.shared.ts'

export default defineConfig({
  ...sourceConditions,
  test: {
    ...testReport,
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/prepareDatabases.ts'],
  },
})
