import { defineConfig } from 'vitest/config'
import { sourceConditions } from '../../vite.shared.ts'

export default defineConfig({
  ...sourceConditions,
  test: { environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'], setupFiles: ['./vitest.setup.ts'] },
})
