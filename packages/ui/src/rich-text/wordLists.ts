/** One paragraph that Word wrote as an entry of a list. */
interface ListParagraph {
  readonly paragraph: Element
  readonly level: number
  /** The first number of a numbered list; null for bullets. */
  readonly number: number | null
}

interface OpenList {
  readonly level: number
  readonly isNumbered: boolean
  readonly list: Element
}

const numbered = /^\(?(\d+|[a-z]{1,4})[.)]$/i

/** Word draws the bullet or number itself, in an element that it marks to be ignored: it is taken out here. */
const takeMarker = (paragraph: Element): string => {
  const markers = [...paragraph.querySelectorAll('[style*="mso-list" i]')].filter((element) =>
    /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? ''),
  )
  const text = markers.map((marker) => marker.textContent).join('')
  markers.forEach((marker) => marker.remove())
  return text.replace(/\u00a0/g, ' ').trim()
}

const readParagraph = (paragraph: Element): ListParagraph | null => {
  const level = /mso-list:\s*\S+\s+level(\d)/i.exec(paragraph.getAttribute('style') ?? '')?.[1]
  if (level === undefined) return null
  const mark = numbered.exec(takeMarker(paragraph))?.[1]
  const number = mark === undefined ? null : /^\d+$/.test(mark) ? Number(mark) : 1
  return { paragraph, level: Number(level), number }
}

const openList = ({ paragraph, level, number }: ListParagraph): OpenList => {
  const list = paragraph.ownerDocument.createElement(number === null ? 'ul' : 'ol')
  if (number !== null && number > 1) list.setAttribute('start', String(number))
  return { level, isNumbered: number !== null, list }
}

/** Entries that follow each other, as lists inside lists, in place of their paragraphs. */
const nest = (entries: readonly ListParagraph[]): void => {
  const open: OpenList[] = []
  for (const entry of entries) {
    const isNumbered = entry.number !== null
    while ((open.at(-1)?.level ?? 0) > entry.level) open.pop()
    const same = open.at(-1)
    if (same?.level !== entry.level || same.isNumbered !== isNumbered) {
      if (same?.level === entry.level) open.pop()
      const next = openList(entry)
      const parent = open.at(-1)?.list.lastElementChild
      if (parent) parent.append(next.list)
      else entry.paragraph.before(next.list)
      open.push(next)
    }
    const item = entry.paragraph.ownerDocument.createElement('li')
    item.append(...entry.paragraph.childNodes)
    open.at(-1)?.list.append(item)
  }
  entries.forEach(({ paragraph }) => paragraph.remove())
}

/**
 * Word writes lists as paragraphs with drawn bullets (`mso-list:l0 level2`): makes real lists of them, in place.
 *
 * @param body Parsed and not yet cleaned: the marks are in the styles.
 */
export const makeWordLists = (body: Element): void => {
  const run: ListParagraph[] = []
  const end = () => nest(run.splice(0))
  for (const paragraph of [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')]) {
    const entry = readParagraph(paragraph)
    const isNext = entry !== null && run.at(-1)?.paragraph.nextElementSibling === paragraph
    if (!isNext) end()
    if (entry !== null) run.push(entry)
  }
  end()
}
