import createDOMPurify, { type Config, type DOMPurify } from 'dompurify'
import { addressPattern } from './linkAddress'
import type { HtmlAllowList } from './htmlAllowList'

/** Never written by the list, whatever it says: they run, or reach out of the text. */
const neverAllowed = /^(on|style$|xmlns|is$)/

const configOf = (list: HtmlAllowList): Config => {
  const everywhere = list.attributes['*'] ?? []
  const names = [...new Set(Object.values(list.attributes).flat())]
  return {
    ALLOWED_TAGS: [...list.tags],
    ALLOWED_ATTR: [],
    ADD_ATTR: (name, tag) =>
      !neverAllowed.test(name) && (everywhere.includes(name) || (list.attributes[tag] ?? []).includes(name)),
    // Every attribute that is not listed here has to be an address of an allowed scheme.
    ADD_URI_SAFE_ATTR: names.filter((name) => name !== 'href'),
    ALLOWED_URI_REGEXP: addressPattern(list.urlSchemes),
    ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    ALLOW_SELF_CLOSE_IN_ATTR: false,
  }
}

/** A cleaner of its own for each list: DOMPurify keeps its rules for the whole instance. */
const createCleaner = (list: HtmlAllowList): DOMPurify => {
  if (typeof window === 'undefined') throw new Error('sanitiseHtml works in a browser only')
  const cleaner = createDOMPurify(window)
  if (!cleaner.isSupported) throw new Error('This browser cannot clean HTML')
  cleaner.setConfig(configOf(list))
  cleaner.addHook('uponSanitizeAttribute', (_element, attribute) => {
    const values = list.values[attribute.attrName]
    if (values !== undefined && !values.includes(attribute.attrValue)) attribute.keepAttr = false
    if (attribute.attrName === 'href' && attribute.attrValue.trim() === '') attribute.keepAttr = false
  })
  cleaner.addHook('afterSanitizeAttributes', (element) => {
    if (element.nodeName !== 'A' || !element.hasAttribute('href')) return
    for (const [name, value] of Object.entries(list.linkAttributes)) element.setAttribute(name, value)
  })
  return cleaner
}

const cleaners = new WeakMap<HtmlAllowList, DOMPurify>()

/**
 * Cleans HTML that people wrote or that came from outside: only what the list allows is left. Cleaning twice gives the
 * same as cleaning once.
 *
 * It works in the browser only and throws elsewhere, rather than handing back what it could not clean. Call it in an
 * effect or a handler, or use the viewer, which renders nothing on a server.
 *
 * @throws Error where there is no document to work with.
 *
 * @example
 * sanitiseHtml('<p onclick="steal()">Hi <script>steal()</script></p>', allowList) // '<p>Hi </p>'
 */
export const sanitiseHtml = (html: string, allowList: HtmlAllowList): string => {
  const cleaner = cleaners.get(allowList) ?? createCleaner(allowList)
  cleaners.set(allowList, cleaner)
  return cleaner.sanitize(html)
}
