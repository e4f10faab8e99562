/** An attribute as it was written, with the blanks before it. */
export interface HtmlAttribute {
  /** In lower case. */
  readonly name: string
  readonly source: string
}

/** A piece of HTML: a tag, a comment, or the text between them. */
export type HtmlPart =
  | { readonly kind: 'text' | 'comment'; readonly source: string }
  | {
      readonly kind: 'tag'
      /** In lower case. */
      readonly name: string
      readonly isEnd: boolean
      readonly attributes: readonly HtmlAttribute[]
      /** `<`, the slash of an end tag and the name, as written. */
      readonly opening: string
      /** What stands behind the last attribute, the `>` included. */
      readonly closing: string
    }

const comment = /<!--(?:-?>|[\s\S]*?(?:-->|$))/y
const tagName = /<\/?[a-z][^\s/>]*/iy
const attribute = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*("[^"]*"|'[^']*'|(?!["'])[^\s>]+|(?=>)))?/y
const unreadValue = /\s*=/y
const tagEnd = /[\s/]*>/y

const at = (pattern: RegExp, html: string, index: number): RegExpExecArray | null => {
  pattern.lastIndex = index
  return pattern.exec(html)
}

/** The tag that begins at an index, `null` where none does; 'open' when it has no end: a browser drops all that follows. */
function tagAt(html: string, index: number): Extract<HtmlPart, { kind: 'tag' }> | 'open' | null {
  const named = at(tagName, html, index)
  if (named === null) return null
  const [opening] = named
  const isEnd = opening.startsWith('</')
  const attributes: HtmlAttribute[] = []
  let next = index + opening.length
  for (;;) {
    const end = at(tagEnd, html, next)
    if (end !== null)
      return {
        kind: 'tag',
        name: opening.slice(isEnd ? 2 : 1).toLowerCase(),
        isEnd,
        attributes,
        opening,
        closing: end[0],
      }
    const found = at(attribute, html, next)
    if (found === null) return 'open'
    attributes.push({ name: (found[1] ?? '').toLowerCase(), source: found[0] })
    next += found[0].length
    if (found[2] === undefined && at(unreadValue, html, next) !== null) return 'open'
  }
}

const partAt = (html: string, index: number): HtmlPart | 'open' | null => {
  const source = at(comment, html, index)?.[0]
  return source === undefined ? tagAt(html, index) : { kind: 'comment', source }
}

/** A part as it was written. */
export const htmlSource = (part: HtmlPart): string =>
  part.kind === 'tag'
    ? part.opening + part.attributes.map(({ source }) => source).join('') + part.closing
    : part.source

/**
 * Takes HTML apart into tags, comments and text, without changing a character: the sources of the parts are the
 * text again. It finds tags as browsers do (quotes of attribute values may hold a `>`), but knows nothing of what the tags
 * mean, and it cleans nothing: `allowedHtml` says what may stay. Never throws.
 *
 * @example htmlParts('a<br>').map(htmlSource) // ['a', '<br>']
 */
export function htmlParts(html: string): readonly HtmlPart[] {
  const parts: HtmlPart[] = []
  let textFrom = 0
  let index = html.indexOf('<')
  const endText = (to: number) => {
    if (to > textFrom) parts.push({ kind: 'text', source: html.slice(textFrom, to) })
  }
  while (index !== -1) {
    const part = partAt(html, index)
    if (part === 'open') break
    if (part === null) {
      index = html.indexOf('<', index + 1)
      continue
    }
    endText(index)
    parts.push(part)
    textFrom = index + htmlSource(part).length
    index = html.indexOf('<', textFrom)
  }
  endText(html.length)
  return parts
}
