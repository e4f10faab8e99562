import type { Plugin } from 'vite'

/** What react-aria says by itself, in one of its thirty languages. */
const words = /\/intl\/(?:[a-z]+\/)?([a-z]{2}-[A-Z]{2})\.mjs$/
/** Where react-aria finds out the language of the browser. */
const browserLanguage = /\/useDefaultLocale\.mjs$/
/** Those of packages of react-aria alone; others may mean something else by such a path. */
const reactAria = /\/node_modules\/(?:react-aria|react-aria-components|react-stately)\//
const nothing = '\0retain:unspoken-language'
const spoken = '\0retain:spoken-language'

/**
 * Leaves out of the built app what react-aria says in other languages than the one that `App` sets: a fifth of the first
 * script. Its dictionaries pass over a language that is undefined. The language of the browser is not looked up either,
 * which takes 15 ms of every start.
 *
 * @param locale the language that is kept, as `en-US`; one that is written from left to right.
 */
export const spokenLanguage = (locale: string): Plugin => ({
  name: 'retain:spoken-language',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    if (importer === undefined || !reactAria.test(importer)) return undefined
    if (browserLanguage.test(source)) return spoken
    const language = words.exec(source)?.[1]
    return language !== undefined && language !== locale ? nothing : undefined
  },
  load(id) {
    if (id === nothing) return 'export default undefined'
    if (id !== spoken) return undefined
    const language = JSON.stringify({ locale, direction: 'ltr' })
    return `const language = ${language}
export const getDefaultLocale = () => language
export const useDefaultLocale = getDefaultLocale`
  },
})
