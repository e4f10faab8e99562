import { defineConfig } from 'vitest/config'
import { sourceConditions } from '../../vite.shared.ts'

export default defineConfig({ ...sourceConditions, test: { include: ['src/**/*.test.ts'] } })
