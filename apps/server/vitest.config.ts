import { configDefaults, defineConfig } from 'vitest/config'
import { mutationTests, sourceConditions, testReport } from '../../vite.shared.ts'

/**
 * What only the embedded database can show. CI runs every test on PostgreSQL and these once more on the embedded one
 * (`--mode embedded`): the SQL is the same on both, so that the rest would only repeat itself. Without a mode every test runs.
 */
const onlyEmbedded = [
  // The driver in its worker thread, what it makes of values, the lock of the data folder, migrations, the last release.
  'src/db/**/*.test.ts',
  // Transactions and LISTEN/NOTIFY on its single connection.
  'src/commands/**/*.test.ts',
  'src/outbox/**/*.test.ts',
  'src/live/{liveProcess,outboxFeed,commandsAreHeard}.test.ts',
  // Jobs that survive the process that took them.
  'src/jobs/{enqueue,runner,killed}.test.ts',
  // Start, stop and restart of the process that holds the folder, and what its identity server keeps there.
  'src/main.test.ts',
  'src/identity/**/*.test.ts',
  // Long results read in slices, and many rows written at once.
  'src/features/export-log/exportRoutes.test.ts',
  'src/seed/seed.test.ts',
  // Every condition and sort of the logs, in the version of PostgreSQL that it brings along.
  'src/features/work-log/**/*.test.ts',
]

/** Figures of different databases are kept apart: scripts/test.ts compares them. */
const reportOf = (mode: string): string => {
  if (mode === 'fuzz') return 'fuzz'
  if (mode === 'embedded') return 'tests-embedded'
  return process.env['DATABASE_URL'] === undefined ? 'tests' : 'tests-postgres'
}

/** The files of a mode: `fuzz` sends malformed requests, for as long as it takes. */
const testsOf = (mode: string): string[] => {
  if (mode === 'fuzz') return ['src/**/*.fuzz.test.ts']
  return mode === 'embedded' ? onlyEmbedded : [mutationTests ?? 'src/**/*.test.ts']
}

export default defineConfig(({ mode }) => ({
  ...sourceConditions,
  root: import.meta.dirname,
  test: {
    ...testReport,
    outputFile: { json: `.reports/${reportOf(mode)}.json` },
    include: testsOf(mode),
    exclude: [...configDefaults.exclude, ...(mode === 'fuzz' ? [] : ['src/**/*.fuzz.test.ts'])],
    globalSetup: ['src/testing/prepareDatabases.ts'],
  },
}))
