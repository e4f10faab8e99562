import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { componentProgram } from './componentProgram'
import { readComponents } from './readComponents'

/**
 * Gives every component what the compiler knows of its props, as `__docgenInfo`, where Storybook looks for it. Storybook's own
 * readers do not fit: react-docgen cannot follow a type into another file, and react-docgen-typescript cannot show the members of
 * a type that a prop names.
 */
export function propsPlugin(): Plugin {
  const { program, refresh } = componentProgram()
  return {
    name: 'retain:props',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.tsx$/, exclude: /node_modules|\.test\.tsx$/ } },
      handler(code, id) {
        const file = program().getSourceFile(id)
        if (file === undefined) return undefined
        // What was saved since the compiler has read it.
        if (file.text !== readFileSync(id, 'utf8')) refresh()
        const source = program().getSourceFile(id) ?? file
        const docs = readComponents(source, program().getTypeChecker())
        const assignments = docs.map(
          ({ name, ...doc }) => `${name}.__docgenInfo = ${JSON.stringify({ ...doc, props: {} })};`,
        )
        return { code: [code, ...assignments].join('\n'), map: null }
      },
    },
  }
}
