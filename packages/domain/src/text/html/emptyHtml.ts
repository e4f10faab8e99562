import { htmlParts } from './htmlParts'

const isBlank = (text: string): boolean =>
  text
    .replaceAll(/&(?:nbsp|zwnj|zwj|shy|#160|#xa0);/gi, '')
    .replaceAll(/[\s\u00ad\u200b-\u200d\u2060\ufeff]/g, '') === ''

/**
 * Whether HTML shows nothing: an empty text, or what an editor leaves when everything was deleted, such as
 * `<p><br></p>` (S-436, S-439, O-206, O-213). Elements, comments, blanks and characters without width do not count.
 *
 * @example isEmptyHtml('<p>&nbsp;</p>') // true
 * @example isEmptyHtml('<p>Spring sale</p>') // false
 */
export const isEmptyHtml = (html: string): boolean =>
  htmlParts(html).every((part) => part.kind !== 'text' || isBlank(part.source))

/**
 * Whether two texts are the same HTML; what an editor leaves of an empty text is the same as none (S-434).
 *
 * @example isSameHtml('', '<p><br></p>') // true
 */
export const isSameHtml = (one: string, other: string): boolean =>
  one === other || (isEmptyHtml(one) && isEmptyHtml(other))
