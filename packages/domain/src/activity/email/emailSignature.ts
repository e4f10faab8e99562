import { isEmptyHtml } from '../../text/html/emptyHtml'
import { htmlText } from '../../text/html/escapeHtml'

/** Text by which two writings of a signature are compared: templates and editors break its lines differently. */
const letters = (html: string): string => htmlText(html).replaceAll(' ', '')

/**
 * Whether a body ends with the signature of its sender already, as one does whose template has the placeholder (O-381); a sender
 * without a signature has nothing to add.
 *
 * @param signature HTML; `null` for none.
 */
export const hasSignature = (body: string, signature: string | null): boolean =>
  isEmptyHtml(signature ?? '') || letters(body).endsWith(letters(signature ?? ''))

/**
 * The body of an outbound email with the signature of its sender below it, once.
 *
 * @example withSignature('<p>Hi</p>', '<p>Ann Lee</p>') // '<p>Hi</p><p>Ann Lee</p>'
 */
export const withSignature = (body: string, signature: string | null): string =>
  hasSignature(body, signature) ? body : body + (signature ?? '')
