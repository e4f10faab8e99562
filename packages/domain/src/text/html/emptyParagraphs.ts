import { isEmptyHtml } from './emptyHtml'
import { htmlParts, htmlSource, type HtmlPart } from './htmlParts'

const isTag = (part: HtmlPart | undefined, name: string, isEnd: boolean): boolean =>
  part?.kind === 'tag' && part.name === name && part.isEnd === isEnd

const isBlankPart = (part: HtmlPart | undefined): boolean => part?.kind === 'text' && isEmptyHtml(part.source)

/** The index behind the empty paragraph that begins at an index; `null` where none does. */
function afterEmptyParagraph(parts: readonly HtmlPart[], from: number): number | null {
  if (!isTag(parts[from], 'p', false)) return null
  let next = from + 1
  let breaks = 0
  while (isBlankPart(parts[next]) || isTag(parts[next], 'br', false)) {
    if (parts[next]?.kind === 'tag') breaks += 1
    next += 1
  }
  return breaks <= 1 && isTag(parts[next], 'p', true) ? next + 1 : null
}

/**
 * HTML in which every run of two or more empty paragraphs is one, the first of the run (O-196, D-44). A paragraph is empty
 * when it holds nothing, blanks, non-breaking spaces or one break (OP-047); blanks between two of them do not part them.
 *
 * @example withoutEmptyRuns('<p>a</p><p></p><p><br></p><p>b</p>') // '<p>a</p><p></p><p>b</p>'
 */
export function withoutEmptyRuns(html: string): string {
  const parts = htmlParts(html)
  let kept = ''
  let index = 0
  while (index < parts.length) {
    const first = afterEmptyParagraph(parts, index)
    const end = first ?? index + 1
    kept += parts.slice(index, end).map(htmlSource).join('')
    index = first === null ? end : afterRun(parts, end)
  }
  return kept
}

/** The index behind every empty paragraph that follows an index, and the blanks before each. */
function afterRun(parts: readonly HtmlPart[], from: number): number {
  let end = from
  for (;;) {
    const next = isBlankPart(parts[end]) ? end + 1 : end
    const after = afterEmptyParagraph(parts, next)
    if (after === null) return end
    end = after
  }
}
