import type { Plugin } from 'vite'

const registry = '/src/core/styles/styledComponents.ts'

/** A component of a module's own scope, at the beginning of a line. */
const component = /^(?:export )?const (\w+) = styled[.(]/m
const components = new RegExp(component, 'gm')

/**
 * Has our modules hand over their styled components as they are loaded, so that `insertStylesAhead` finds also those that no
 * module exports.
 */
export const styledComponents = (): Plugin => ({
  name: 'retain:styled-components',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\.tsx?$/, exclude: /\/node_modules\// }, code: component },
    handler(code) {
      const names = Array.from(code.matchAll(components), ([, name]) => name)
      return {
        code: `${code}\nimport { addStyledComponents } from '${registry}'\naddStyledComponents(${names.join(', ')})\n`,
        map: null,
      }
    },
  },
})
