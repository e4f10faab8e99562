import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const production = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
)

/** The name of a component in a developer's tools; a bundler keeps a component for it that nothing uses. */
const displayName = /^\w+\.displayName = "[^"]+";$/gm
const component = /= (React\d*\.(?:forwardRef|createContext|memo)\()/g
/** A statement that warns a developer in the console: on one line, or up to the one that closes it. */
const warning = /^( *)warn(?:ing|Once|ingOnce)\((?:.*\);|[^]*?\n\1\);)$/gm

/**
 * Bundles the production build of react-router, without the warnings for developers and without the components that nothing
 * uses. Its `exports` name only the other one
 * (https://github.com/remix-run/react-router, packages/react-router/package.json).
 */
export const productionRouter = (): Plugin => ({
  name: 'retain:production-router',
  apply: 'build',
  transform: (code, id) =>
    id.startsWith(production)
      ? {
          code: code.replace(displayName, '').replace(warning, '').replace(component, '= /* @__PURE__ */ $1'),
          map: null,
        }
      : null,
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: join(production, 'index.mjs') },
        { find: /^react-router\/dom$/, replacement: join(production, 'dom-export.mjs') },
      ],
    },
  }),
})
