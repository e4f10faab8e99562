/**
 * Plain text as HTML: a blank line begins a paragraph, a line end is a break.
 *
 * @example
 * textAsHtml('Hi\nHana\n\nBye') // '<p>Hi<br>Hana</p><p>Bye</p>'
 */
export const textAsHtml = (text: string): string => {
  const escaped = text
    .replace(/\r\n?/g, '\n')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
  return escaped
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replace(/\n/g, '<br>')}</p>`)
    .join('')
}
