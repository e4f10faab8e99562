import type { HtmlAllowList } from './htmlAllowList'
import { makeMarksOfStyles } from './pastedMarks'
import { sanitiseHtml } from './sanitiseHtml'
import { makeWordLists } from './wordLists'

/** Word marks the end of each paragraph by `<o:p>`; one that holds nothing else is an empty line of its layout. */
const dropLayoutLines = (body: Element): void => {
  for (const paragraph of body.querySelectorAll('p')) {
    const isWord = [...paragraph.children].some((child) => child.localName === 'o:p')
    if (isWord && paragraph.textContent.replace(/\u00a0/g, ' ').trim() === '') paragraph.remove()
  }
}

/**
 * Pasted HTML of Word, Google Docs or a web page as HTML that the allow-list allows: real lists, marks in place of
 * styles, no empty layout paragraphs. In the browser only.
 *
 * @example
 * cleanPastedHtml('<span style="font-weight:700">now</span>', allowList) // '<span><strong>now</strong></span>'
 */
export const cleanPastedHtml = (html: string, allowList: HtmlAllowList): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  dropLayoutLines(body)
  makeWordLists(body)
  makeMarksOfStyles(body)
  return sanitiseHtml(body.innerHTML, allowList)
}
