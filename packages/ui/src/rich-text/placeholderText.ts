/** How a placeholder is written in a text: `{{CustomerFirstName}}`. */
export const writePlaceholder = (name: string): string => `{{${name}}}`

const written = /\{\{(\w+)\}\}/g

/**
 * Puts an empty `<span data-token="Name">` in the place of each known placeholder of the text, upper and lower case told
 * apart. An unknown one stays the text it is.
 */
export const markPlaceholders = (body: Element, names: ReadonlySet<string>): void => {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const parts = text.data.split(written)
    // Every second part is a name.
    if (!parts.some((part, index) => index % 2 === 1 && names.has(part))) continue
    text.replaceWith(
      ...parts.map((part, index) => {
        if (index % 2 === 0) return part
        if (!names.has(part)) return writePlaceholder(part)
        const token = body.ownerDocument.createElement('span')
        token.dataset['token'] = part
        return token
      }),
    )
  }
}
