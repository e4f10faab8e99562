import { readdirSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { packageBuild } from '../../tsup.shared.ts'

/** Every file is public but the tests and what they are made of. */
const modules = readdirSync(new URL('src', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(path))
  .map((path) => path.replace(/\.ts$/, ''))

/** The types are bundled from the declarations that tsc wrote before: as for @retain/ui, minutes quicker. */
export default defineConfig({
  ...packageBuild(modules.map((name) => `src/${name}.ts`)),
  dts: { entry: Object.fromEntries(modules.map((name) => [name, `dist/.types/${name}.d.ts`])) },
})
