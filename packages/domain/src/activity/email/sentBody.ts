import { withDisclaimer } from '../../templates/disclaimer'
import { withSignature } from './emailSignature'

/**
 * The body of an outbound email as it is sent, and previewed: what was written, the signature of its sender once, and the
 * disclaimer of its store.
 *
 * @param body cleaned HTML.
 * @param signature HTML; `null` for none.
 * @param disclaimer HTML; empty for none.
 * @example sentBody('<p>Hi</p>', '<p>Ann Lee</p>', '') // '<p>Hi</p><p>Ann Lee</p>'
 */
export const sentBody = (body: string, signature: string | null, disclaimer: string): string =>
  withDisclaimer(withSignature(body, signature), disclaimer)
