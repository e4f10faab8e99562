/**
 * Which HTML is kept. The list belongs to the app: the components take it as a prop and know none of their own.
 *
 * @example
 * const comments: HtmlAllowList = {
 *   tags: ['p', 'br', 'strong', 'em', 'a'],
 *   attributes: { a: ['href'] },
 *   values: {},
 *   urlSchemes: ['https', 'mailto'],
 *   linkAttributes: { target: '_blank', rel: 'noopener noreferrer' },
 * }
 */
export interface HtmlAllowList {
  /** Elements that stay, in lower case. Of any other the content stays, except where it is no text (script, style, …). */
  readonly tags: readonly string[]
  /** Attributes that stay, by element; those under `*` stay on every element. `style` and `on…` do nothing here. */
  readonly attributes: Readonly<Record<string, readonly string[]>>
  /** The only values of some of these attributes; with another value the attribute goes. `data-ink` has the palette. */
  readonly values: Readonly<Record<string, readonly string[]>>
  /** Schemes of addresses, without the colon. An address of another scheme, or of none, goes. */
  readonly urlSchemes: readonly string[]
  /** What every link with an address carries, whatever was written on it. */
  readonly linkAttributes: Readonly<Record<string, string>>
}
