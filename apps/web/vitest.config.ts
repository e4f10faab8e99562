import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { sourceConditions } from '../../vite.shared.ts'

export default defineConfig({
  ...sourceConditions,
  plugins: [react()],
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./vitest.setup.ts'],
    // Route tests render whole pages; on two shared cores the default of five seconds is not always enough.
    testTimeout: 20_000,
  },
})
