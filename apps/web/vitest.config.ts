import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { mutationTests, sourceConditions, testReport } from '../../vite.shared.ts'

export default defineConfig({
  ...sourceConditions,
  root: import.meta.dirname,
  plugins: [react()],
  test: {
    ...testReport,
    environment: 'jsdom',
    include: [mutationTests ?? 'src/**/*.test.{ts,tsx}'],
    setupFiles: ['./vitest.setup.ts'],
  },
})
