import type { Node as DocumentNode } from '@tiptap/pm/model'
import { markPlaceholders, writePlaceholder } from './placeholderText'

/** A text as one line: what stood in several is parted by blanks. */
const asLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ')

/** The text of a line, placeholders as they are written. */
export const lineText = (doc: DocumentNode): string =>
  doc.textBetween(0, doc.content.size, ' ', ({ attrs }) => writePlaceholder(String(attrs['name'])))

/** A line of text as elements that an editor can hold, known placeholders among them. */
export const lineElements = (text: string, names: ReadonlySet<string>): HTMLElement => {
  const { body } = document.implementation.createHTMLDocument('')
  const line = body.appendChild(body.ownerDocument.createElement('p'))
  line.textContent = asLine(text)
  markPlaceholders(body, names)
  return body
}
