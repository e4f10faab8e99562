import { defineConfig } from 'tsup'

/** A build for production has neither demo people nor demo data, nor what plays the outside world. */
const withoutDemo = process.env['WITHOUT_DEMO'] === 'on'

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
  // Decided when the server is built, so that what cannot run is not in the files.
  define: { 'process.env.WITHOUT_DEMO': withoutDemo ? '"on"' : 'undefined' },
  esbuildOptions(options) {
    options.mainFields = ['module', 'main']
    options.conditions = ['@retain/source']
  },
})
