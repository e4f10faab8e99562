import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const production = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
)

/**
 * Bundles the production build of react-router, without the warnings for developers. Its `exports` name only the other one
 * (https://github.com/remix-run/react-router, packages/react-router/package.json).
 */
export const productionRouter = (): Plugin => ({
  name: 'retain:production-router',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: join(production, 'index.mjs') },
        { find: /^react-router\/dom$/, replacement: join(production, 'dom-export.mjs') },
      ],
    },
  }),
})
