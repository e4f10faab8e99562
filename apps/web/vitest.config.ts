import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import type { Reporter, Vitest } from 'vitest/node'
import { mutationTests, sourceConditions, testReport } from '../../vite.shared.ts'

/** Stryker counts the tests that fail, and a file that cannot be loaded, such as one with a slice without a name, has none. */
function reportsUnloadable(): Reporter {
  let run: Vitest | undefined
  return {
    onInit: (vitest) => {
      run = vitest
    },
    onTestModuleEnd: (file) => {
      for (const { message } of file.errors()) run?.state.catchError(new Error(message), 'File not loaded')
    },
  }
}

export default defineConfig({
  ...sourceConditions,
  root: import.meta.dirname,
  plugins: [react()],
  test: {
    ...testReport,
    ...(mutationTests === undefined ? {} : { reporters: [reportsUnloadable()] }),
    environment: 'jsdom',
    include: [mutationTests ?? '{src,build}/**/*.test.{ts,tsx}'],
    setupFiles: ['./vitest.setup.ts'],
  },
})
