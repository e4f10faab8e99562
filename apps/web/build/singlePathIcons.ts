import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { singlePath, type Shape } from './singlePath.ts'

const icon = /\/node_modules\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/
const iconData = /(?<=const __iconData = )\{[^]*?\n\}(?=;)/

/** A module of an icon; some are another name of one, and hold no data. */
interface IconModule {
  readonly __iconData?: { readonly node: readonly Shape[] }
}

/**
 * Draws every icon by one path in the place of two or three shapes: a page holds a hundred icons, and each shape is an element to
 * create, style, lay out and paint. It also leaves out the React keys of the shapes: random letters are what compresses worst in
 * the first script.
 */
export const singlePathIcons = (): Plugin => ({
  name: 'retain:single-path-icons',
  apply: 'build',
  transform: {
    filter: { id: icon },
    handler: async (code, id) => {
      const { __iconData: data } = (await import(pathToFileURL(id).href)) as IconModule
      if (data === undefined) return null
      if (!iconData.test(code)) throw new Error(`The shapes of an icon are written otherwise in ${id}.`)
      const joined = JSON.stringify({ ...data, node: singlePath(data.node) })
      return { code: code.replace(iconData, () => joined), map: null }
    },
  },
})
