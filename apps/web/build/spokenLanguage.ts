import type { Plugin } from 'vite'

/** What react-aria says by itself, in one of its thirty languages. */
const words = /\/intl\/(?:[a-z]+\/)?([a-z]{2}-[A-Z]{2})\.mjs$/
/** Those of packages of react-aria alone; others may mean something else by such a path. */
const reactAria = /\/node_modules\/(?:react-aria|react-aria-components|react-stately)\//
const nothing = '\0retain:unspoken-language'

/**
 * Leaves out of the built app what react-aria says in other languages than the one that `App` sets: a fifth of the first
 * script. Its dictionaries pass over a language that is undefined.
 *
 * @param locale the language that is kept, as `en-US`.
 */
export const spokenLanguage = (locale: string): Plugin => ({
  name: 'retain:spoken-language',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    const language = words.exec(source)?.[1]
    const isOther = language !== undefined && language !== locale
    return isOther && importer !== undefined && reactAria.test(importer) ? nothing : undefined
  },
  load: (id) => (id === nothing ? 'export default undefined' : undefined),
})
