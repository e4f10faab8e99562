import type { IncomingEmail } from './incomingEmail'

/** Words of a precedence with which programs send. */
const precedences: readonly string[] = ['auto_reply', 'bulk', 'junk', 'list']

/** Headers that only programs write. */
const markers = ['x-autoreply', 'x-autorespond', 'list-id'] as const

/** Subjects of programs that write no header for it. */
const subjects =
  /^(?:automatic reply|auto(?:matic)?[ -]?(?:reply|response|antwort)|out of (?:the )?office|abwesenheitsnotiz|vacation (?:reply|response)|réponse automatique|respuesta automática)\b/i

/**
 * Whether no person wrote an email: a notice of absence, an acknowledgement, a list (RFC 3834 and the headers that came before
 * it), and whatever came without a sender to return it to, as only programs send (RFC 5321). It answers nothing.
 *
 * @param mail.headers with a Return-Path that is the sender of its envelope.
 * @example isAutomaticReply({ ...mail, headers: { 'auto-submitted': 'auto-replied' } }) // true
 */
export function isAutomaticReply({ headers, subject }: Pick<IncomingEmail, 'headers' | 'subject'>): boolean {
  const submitted = (headers['auto-submitted'] ?? 'no').toLowerCase().split(/[\s;]/, 1)[0]
  if (submitted !== 'no') return true
  if ((headers['return-path'] ?? '').trim() === '<>') return true
  if (precedences.includes((headers['precedence'] ?? '').toLowerCase().trim())) return true
  return markers.some((name) => headers[name] !== undefined) || subjects.test(subject.trim())
}
