import { defineConfig } from 'vitest/config'
import { sourceConditions } from '../../vite.shared'

export default defineConfig({ ...sourceConditions, test: { include: ['src/**/*.test.ts'] } })
