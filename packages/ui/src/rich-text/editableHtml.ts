import { markPlaceholders } from './placeholderText'

const renamed = (element: Element, tag: string): Element => {
  const next = element.ownerDocument.createElement(tag)
  for (const { name, value } of element.attributes) next.setAttribute(name, value)
  next.append(...element.childNodes)
  element.replaceWith(next)
  return next
}

const blocks = 'p, div, ul, ol, h1, h2, h3, h4, h5, h6, blockquote, pre, table'

/** The editor has no tables: a row becomes a line with its cells side by side, or one after the other where they are long. */
const openTables = (body: Element): void => {
  for (const row of body.querySelectorAll('tr')) {
    const cells = [...row.children].filter((cell) => cell.textContent.trim() !== '')
    const isLine = cells.every((cell) => cell.querySelectorAll(blocks).length <= 1)
    if (!isLine || cells.length < 2) continue
    const line = row.ownerDocument.createElement('p')
    cells.forEach((cell, index) => {
      const only = cell.querySelector(blocks)
      line.append(...(index === 0 ? [] : [' | ']), ...(only ?? cell).childNodes)
    })
    row.replaceChildren(line)
  }
  for (const part of [
    ...body.querySelectorAll('table, caption, thead, tbody, tfoot, tr, th, td'),
  ].reverse()) {
    const isText = /^(caption|th|td)$/.test(part.localName) && part.querySelector(blocks) === null
    if (isText && part.textContent.trim() !== '') renamed(part, 'p')
    else part.replaceWith(...part.childNodes)
  }
}

/** Line ends count inside `pre` only: as breaks they survive outside of it. */
const openPreformatted = (body: Element): void => {
  for (const part of body.querySelectorAll('pre')) {
    const lines = part.textContent.replace(/\n$/, '').split('\n')
    part.replaceChildren(
      ...lines.flatMap((line, index) => (index === 0 ? [line] : [document.createElement('br'), line])),
    )
    renamed(part, 'p')
  }
}

/**
 * Cleaned HTML as the editor can hold it: two levels of headings, no tables, no preformatted text, an empty line without
 * its break, and known placeholders as elements.
 */
export const editableHtml = (cleaned: string, placeholders: ReadonlySet<string>): HTMLElement => {
  const { body } = new DOMParser().parseFromString(cleaned, 'text/html')
  for (const heading of body.querySelectorAll('h1')) renamed(heading, 'h2')
  for (const heading of body.querySelectorAll('h4, h5, h6')) renamed(heading, 'h3')
  openPreformatted(body)
  openTables(body)
  for (const lineBreak of body.querySelectorAll('p > br:only-child')) {
    if (lineBreak.parentElement?.textContent === '') lineBreak.remove()
  }
  markPlaceholders(body, placeholders)
  return body
}
