import { defineConfig } from 'vitest/config'

/**
 * As vitest.config.ts, without what stands above the package: Stryker runs the tests in a copy of it. `MUTATION_TESTS` names
 * the tests of one folder (scripts/mutation.ts). A test that is slow because the machine is busy has noticed nothing, so that it
 * may take as long as Stryker waits for a run (stryker.config.json).
 */
export default defineConfig({
  test: {
    include: ['src/*.test.ts', process.env['MUTATION_TESTS'] ?? 'src/**/*.test.ts'],
    testTimeout: 60_000,
  },
})
