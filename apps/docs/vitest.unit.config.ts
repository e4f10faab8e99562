import { defineConfig } from 'vitest/config'
import { sourceConditions, testReport } from '../../vite.shared.ts'

/** What runs without a browser: the tables of props, the list of intents. */
export default defineConfig({
  ...sourceConditions,
  test: {
    ...testReport,
    outputFile: { json: '.reports/unit.json' },
    name: 'docs',
    environment: 'node',
    include: ['src/**/*.test.ts'],
  },
})
