import type { Options } from 'tsup'

/**
 * How every package is built: one output file per public source file, types beside it, fp-ts and io-ts inside
 * (neither loads in plain Node ESM).
 */
export const packageBuild = (entry: string[]): Options => ({
  entry,
  format: ['esm'],
  target: 'es2022',
  dts: true,
  sourcemap: true,
  clean: true,
  tsconfig: 'tsconfig.build.json',
  noExternal: [/^fp-ts/, /^io-ts/],
  esbuildOptions(options) {
    options.mainFields = ['module', 'main']
  },
})
