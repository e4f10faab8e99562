import { defineConfig } from 'tsup'
import { packageBuild } from '../../tsup.shared.ts'

export default defineConfig(packageBuild(['src/**/*.ts', '!src/**/*.test.ts', '!src/**/*.fixture.ts']))
