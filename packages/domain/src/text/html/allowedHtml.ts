/**
 * The HTML that is allowed: both sanitizers use it, in the browser before showing and on the server before storing. How to
 * clean is theirs.
 */
export interface AllowedHtml {
  /** Elements that stay. Of any other the content stays, except where it is no text at all (script, style, svg, …). */
  readonly tags: readonly string[]
  /** Attributes that stay, by element; those under `*` stay on every element. All others go. */
  readonly attributes: Readonly<Record<string, readonly string[]>>
  /** The only values of some of these attributes; with another value the attribute goes. */
  readonly values: Readonly<Record<string, readonly string[]>>
  /** Schemes of addresses, in lower case and without the colon. An address of another scheme, or of none, goes. */
  readonly urlSchemes: readonly string[]
  /** What every link with an address carries, whatever was written on it. */
  readonly linkAttributes: Readonly<Record<string, string>>
}

/**
 * The colours a text may have, as the value of `data-ink`. The design system has one shade of each for every theme; blue
 * is missing because blue means a link.
 */
export const inks = ['grey', 'green', 'amber', 'red', 'purple'] as const

/** A colour of {@link inks}. */
export type Ink = (typeof inks)[number]

/**
 * The one allow-list: bodies of emails, notes, templates, announcements, help links and signatures (S-789).
 *
 * - No `style`, no `class`, no `id`: pasted content looks like the rest of the page, and outside styles cannot select it. Colours are names (`data-ink`), and an email is sent without them (S-478, O-195).
 * - No pictures: a remote one is a tracking pixel, and may be of any size.
 * - No address without a scheme: a text is read in more than one place (email, page, dialog), so it has nothing to be
 *   relative to.
 * - Tables stay because email from outside has them; nothing of ours writes one.
 * - Placeholders are plain text, `{{CustomerFirstName}}` (OP-121), and need nothing here.
 *
 * @example
 * allowedHtml.attributes['a'] // ['href']
 */
export const allowedHtml = {
  tags: [
    'p',
    'br',
    'div',
    'span',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'ul',
    'ol',
    'li',
    'a',
    'blockquote',
    'pre',
    'hr',
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
  ],
  attributes: {
    '*': ['dir'],
    a: ['href'],
    ol: ['start'],
    span: ['data-ink'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  values: { dir: ['ltr', 'rtl', 'auto'], 'data-ink': inks },
  urlSchemes: ['https', 'http', 'mailto', 'tel'],
  // A page that such a link opens gets neither our window object nor our address.
  linkAttributes: { target: '_blank', rel: 'noopener noreferrer' },
} as const satisfies AllowedHtml
