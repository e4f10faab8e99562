const escaped = (text: string) => text.replace(/[^a-z0-9]/gi, '\\$&')

/** Matches an address of one of the schemes; what looks like one only after blanks are taken out does not. */
export const addressPattern = (schemes: readonly string[]): RegExp =>
  new RegExp(`^(?:${schemes.map(escaped).join('|')}):`, 'i')

const hasScheme = /^[a-z][a-z0-9+.-]*:/i
const emailLike = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]{2,}$/
const hostLike = /^[^\s@/:?#]+\.[^\s@/:?#]{2,}(?::\d+)?(?:[/?#]\S*)?$/
const phoneLike = /^\+?[\d\s().-]{7,}$/

/**
 * The address that a person means by what they typed, or null where it is none that may be linked: a missing scheme is
 * added (`https:`, `mailto:` for an email address, `tel:` for a phone number).
 *
 * @example
 * linkAddress('lakeside.example/offers', ['https']) // 'https://lakeside.example/offers'
 * linkAddress('javascript:alert(1)', ['https']) // null
 */
export const linkAddress = (typed: string, schemes: readonly string[]): string | null => {
  const text = typed.trim()
  const candidate = ((): string | null => {
    if (emailLike.test(text)) return `mailto:${text}`
    if (phoneLike.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`
    // A host with a port looks like a scheme: "example.com:8080".
    if (hostLike.test(text)) return `https://${text}`
    return hasScheme.test(text) ? text : null
  })()
  if (candidate === null || /[\s\p{Cc}]/u.test(candidate)) return null
  if (!addressPattern(schemes).test(candidate)) return null
  // "https:" and "mailto:" alone lead nowhere.
  return /:(?:\/\/)?[^/]/.test(candidate) ? candidate : null
}
