import { readFileSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { packageBuild } from '../../tsup.shared'
import { markClientModules } from './scripts/clientModules'

interface Manifest {
  readonly exports: Readonly<Record<string, { readonly '@retain/source': string }>>
}

const manifest = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as Manifest

/** What package.json lists is what is built, one output file per public source file. */
const sources = Object.values(manifest.exports).map((target) => target['@retain/source'])
const { esbuildOptions, ...rest } = packageBuild(sources)

/**
 * The types are bundled from the declarations that tsc wrote before: from the sources tsup would set up the compiler
 * once for every folder, which takes minutes and more memory than a process gets.
 */
const declarations = Object.fromEntries(
  sources
    .filter((source) => !source.endsWith('.css'))
    .map((source) => source.replace('./src/', '').replace(/\.tsx?$/, ''))
    .map((name) => [name, `dist/.types/${name}.d.ts`]),
)

export default defineConfig({
  ...rest,
  dts: { entry: declarations },
  onSuccess: async () => markClientModules('dist'),
  esbuildOptions(options, context) {
    esbuildOptions?.(options, context)
    options.outbase = 'src'
    options.external = [...(options.external ?? []), '*.woff2', '@testing-library/dom']
  },
})
