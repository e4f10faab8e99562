import { htmlParts } from './htmlParts'

/**
 * Text as it is written into HTML, in an attribute too: whatever it holds, it shows as it is.
 *
 * @example escapeHtml('Ann & <b>Bob</b>') // 'Ann &amp; &lt;b&gt;Bob&lt;/b&gt;'
 */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

/**
 * The text of HTML on one line, without tags and comments. Of entities it reads the ones that `escapeHtml` writes and the
 * non-breaking space; any other stays as it is written.
 *
 * @example htmlText('<p>Ann &amp; Bob</p><p>Sales</p>') // 'Ann & Bob Sales'
 */
export const htmlText = (html: string): string =>
  htmlParts(html)
    .map((part) => (part.kind === 'text' ? part.source : ' '))
    .join('')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
