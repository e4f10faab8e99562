import { defineConfig } from 'vitest/config'
import { sourceConditions, testReport } from '../../vite.shared.ts'

export default defineConfig({
  ...sourceConditions,
  test: {
    ...testReport,
    include: ['src/**/*.test.ts'],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.{test,fixture}.ts'],
      reporter: ['text-summary', 'json-summary'],
      thresholds: { branches: 97 },
    },
  },
})
