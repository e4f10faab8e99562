import { DOMSerializer, type Node as DocumentNode } from '@tiptap/pm/model'

/** Whether nothing is written: no text but blanks, no placeholder, no line across. */
export const isBlank = (doc: DocumentNode): boolean => {
  let isBlankSoFar = true
  doc.descendants((node) => {
    if (node.isText ? /\S/.test(node.text ?? '') : node.isLeaf && node.type.name !== 'hardBreak')
      isBlankSoFar = false
    return isBlankSoFar
  })
  return isBlankSoFar
}

/** An entry of a list with one paragraph, or one before inner lists, needs no paragraph: mail programs set those apart. */
const openListEntry = (entry: Element): void => {
  const [first, ...rest] = entry.children
  const isSimple = first?.localName === 'p' && rest.every((child) => /^[uo]l$/.test(child.localName))
  if (isSimple) first.replaceWith(...first.childNodes)
}

const keepBlanks = (body: Element): void => {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode
    if (text.nodeValue?.includes('  ')) text.nodeValue = text.nodeValue.replace(/ (?= )/g, '\u00a0')
  }
}

/** In which texts are written out. It runs and loads nothing, and is made once: a document for each letter is a lot to clear away. */
let page: Document | null = null

/**
 * The HTML of what is written, '' where nothing is. Blanks in a row and empty lines are written so that they survive
 * wherever the text is read.
 */
export const editorHtml = (doc: DocumentNode): string => {
  if (isBlank(doc)) return ''
  page ??= document.implementation.createHTMLDocument('')
  const body = page.createElement('body')
  body.append(DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content, { document: page }))
  for (const token of body.querySelectorAll('[data-token]')) token.replaceWith(...token.childNodes)
  for (const paragraph of body.querySelectorAll('p:empty')) paragraph.append(page.createElement('br'))
  body.querySelectorAll('li').forEach(openListEntry)
  keepBlanks(body)
  return body.innerHTML
}
