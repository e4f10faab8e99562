import { defineConfig } from 'vitest/config'

/** As vitest.config.ts, without what stands above the package: Stryker runs the tests in a copy of it. */
export default defineConfig({ test: { include: ['src/**/*.test.ts'] } })
