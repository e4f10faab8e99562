import type { Plugin } from 'vite'

const stylis = /\/node_modules\/stylis\//
const unprefixed = '\0retain:unprefixed-styles'

/**
 * Leaves the prefixes for browsers of ten years ago out of styled-components: it adds none unless its `StyleSheetManager` is asked
 * to, and brings their list all the same.
 */
export const unprefixedStyles = (): Plugin => ({
  name: 'retain:unprefixed-styles',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer !== undefined && stylis.test(importer) && source.endsWith('/Prefixer.js')
      ? unprefixed
      : undefined,
  load: (id) => (id === unprefixed ? 'export const prefix = (value) => value' : undefined),
})
