/** Elements with lines of their own, and how many line ends lie between them and their neighbours. */
const lineEnds = new Map<string, number>([
  ...['div', 'ul', 'ol', 'li', 'caption', 'tr', 'thead', 'tbody', 'tfoot', 'hr'].map(
    (tag) => [tag, 1] as const,
  ),
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'table'].map((tag) => [tag, 2] as const),
])

/**
 * The text of cleaned HTML, with its lines: a new line for each block and break, a blank line between paragraphs. In
 * the browser only.
 *
 * @example
 * htmlText('<p>Hi Hana,</p><p>see you<br>on Friday</p>') // 'Hi Hana,\n\nsee you\non Friday'
 */
export const htmlText = (html: string): string => {
  let text = ''
  /** Line ends that are due before the next word. */
  let due = 0

  const write = (words: string) => {
    const isAtStart = text === '' || due > 0 || /[\s]$/.test(text)
    const part = words.replace(/[\t\n\f\r ]+/g, ' ').replace(isAtStart ? /^ / : '', '')
    if (part === '') return
    if (due > 0 && text !== '') text = text.trimEnd() + '\n'.repeat(due)
    due = 0
    text += part
  }

  const visit = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) write(node.nodeValue ?? '')
    if (!(node instanceof Element)) return
    if (node.localName === 'br') due += 1
    // Paragraphs inside list entries and cells lie close.
    const ends = Math.min(lineEnds.get(node.localName) ?? 0, node.closest('li, td, th') === null ? 2 : 1)
    due = Math.max(due, ends)
    if (/^t[hd]$/.test(node.localName) && node.previousElementSibling !== null) text = `${text.trimEnd()}\t`
    node.childNodes.forEach(visit)
    // A break at the end of a block ends no further line.
    due = ends === 0 ? due : ends
  }

  visit(new DOMParser().parseFromString(html, 'text/html').body)
  return text.trimEnd()
}
