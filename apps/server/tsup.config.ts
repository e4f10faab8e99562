import { defineConfig } from 'tsup'

/** The server as plain files: ours and fp-ts inside, what is installed stays outside (PGlite brings its wasm along). */
export default defineConfig({
  entry: { main: 'src/main.ts', 'db/pglite.worker': 'src/db/pglite.worker.ts' },
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  sourcemap: true,
  clean: true,
  splitting: true,
  noExternal: [/^@retain\//, /^fp-ts/, /^io-ts/],
  esbuildOptions(options) {
    options.mainFields = ['module', 'main']
    options.conditions = ['@retain/source']
  },
})
