import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { sourceConditions, testReport } from '../../vite.shared.ts'

/** The tests that `npm run mutation -- --of web` asks; each change needs its modules anew. */
const mutationTests = process.env['MUTATION_TESTS']

export default defineConfig({
  ...sourceConditions,
  root: import.meta.dirname,
  plugins: [react()],
  test: {
    ...testReport,
    isolate: mutationTests !== undefined,
    environment: 'jsdom',
    include: [mutationTests ?? 'src/**/*.test.{ts,tsx}'],
    setupFiles: ['./vitest.setup.ts'],
  },
})
