import { availableParallelism } from 'node:os'
import { defaultClientConditions, defaultServerConditions } from 'vite'

const source = '@retain/source'

/** Resolves our own packages to their TypeScript sources, so that nothing has to be built before it can run. */
export const sourceConditions = {
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: {
    resolve: {
      conditions: [source, ...defaultServerConditions],
      externalConditions: [source, 'node'],
    },
  },
}

/** The tests that `npm run mutation` asks, as a pattern; `undefined` for any other run. */
export const mutationTests = process.env['MUTATION_TESTS']

/** A change needs its modules anew. Many changes let a test wait for what never comes: that is noticed soon. */
const mutationRun = {
  isolate: true,
  testTimeout: 15_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
}

/**
 * How every suite runs and reports: to the screen, and as figures that `npm test` adds up. The limit is there to end a test
 * that hangs; no test is a stopwatch, and the machine may be busy.
 */
export const testReport = {
  // The files of a worker share its modules and its document, which are most of a suite's time. `npm run test:isolated` finds
  // a test that passes only after another.
  isolate: false,
  // Vitest leaves one core free, which on two cores halves the speed.
  maxWorkers: availableParallelism(),
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
  reporters: ['default', 'json'] as ['default', 'json'],
  outputFile: { json: '.reports/tests.json' },
  ...(mutationTests === undefined ? {} : mutationRun),
}
