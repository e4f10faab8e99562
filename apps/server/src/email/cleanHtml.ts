import { allowedHtml } from '@retain/domain/text/html/allowedHtml'
import type { Config, DOMPurify } from 'dompurify'

const { tags, attributes, urlSchemes, linkAttributes } = allowedHtml

/** Attributes by element, read by names that come from outside. */
const attributesOf: Readonly<Record<string, readonly string[]>> = attributes
const valuesOf: Readonly<Record<string, readonly string[]>> = allowedHtml.values

const config: Config = {
  ALLOWED_TAGS: [...tags],
  ALLOWED_ATTR: [],
  ADD_ATTR: (name, tag) => attributes['*'].some((one) => one === name) || !!attributesOf[tag]?.includes(name),
  // Every attribute that is not listed here has to be an address of an allowed scheme.
  ADD_URI_SAFE_ATTR: Object.values(attributesOf)
    .flat()
    .filter((name) => name !== 'href'),
  ALLOWED_URI_REGEXP: new RegExp(`^(?:${urlSchemes.join('|')}):`, 'i'),
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOW_SELF_CLOSE_IN_ATTR: false,
}

/** A cleaner over a document of its own, which loads nothing and runs nothing. */
async function makeCleaner(): Promise<DOMPurify> {
  const [{ default: createDOMPurify }, { JSDOM }] = await Promise.all([import('dompurify'), import('jsdom')])
  const cleaner = createDOMPurify(new JSDOM('').window)
  cleaner.setConfig(config)
  cleaner.addHook('uponSanitizeAttribute', (_element, attribute) => {
    if (valuesOf[attribute.attrName]?.includes(attribute.attrValue) === false) attribute.keepAttr = false
    if (attribute.attrName === 'href' && attribute.attrValue.trim() === '') attribute.keepAttr = false
  })
  cleaner.addHook('afterSanitizeAttributes', (element) => {
    if (element.nodeName !== 'A' || !element.hasAttribute('href')) return
    for (const [name, value] of Object.entries(linkAttributes)) element.setAttribute(name, value)
  })
  return cleaner
}

let cleaner: Promise<DOMPurify> | null = null

/**
 * HTML that people wrote or that came from outside, as it is stored: only what `allowedHtml` names is left (S-789). The
 * browser cleans it once more before it shows. The document it takes is made at the first use, since few starts need it.
 *
 * @example await cleanHtml('<p onclick="steal()">Hi <script>steal()</script></p>') // '<p>Hi </p>'
 */
export async function cleanHtml(html: string): Promise<string> {
  cleaner ??= makeCleaner()
  return (await cleaner).sanitize(html)
}
