import { readFileSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { packageBuild } from '../../tsup.shared'

interface Manifest {
  readonly exports: Readonly<Record<string, { readonly '@retain/source': string }>>
}

const manifest = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as Manifest

/** What package.json lists is what is built, one output file per public source file. */
const sources = Object.values(manifest.exports).map((target) => target['@retain/source'])
const { esbuildOptions, ...rest } = packageBuild(sources)

export default defineConfig({
  ...rest,
  dts: { entry: sources.filter((source) => !source.endsWith('.css')) },
  esbuildOptions(options, context) {
    esbuildOptions?.(options, context)
    options.outbase = 'src'
    options.external = [...(options.external ?? []), '*.woff2', '@testing-library/dom']
  },
})
