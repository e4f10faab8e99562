import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { sourceConditions, testReport } from '../../vite.shared.ts'

export default defineConfig({
  ...sourceConditions,
  plugins: [react()],
  test: {
    ...testReport,
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./vitest.setup.ts'],
  },
})
