/** The declarations of a style attribute; read as text, because `mso-…` is dropped from the parsed one. */
const declarations = (element: Element): ReadonlyMap<string, string> =>
  new Map(
    (element.getAttribute('style') ?? '').split(';').map((declaration) => {
      const [name = '', ...value] = declaration.split(':')
      return [name.trim().toLowerCase(), value.join(':').trim().toLowerCase()]
    }),
  )

const isBold = (weight: string) => /^bold/.test(weight) || Number(weight) >= 600
const isPlainWeight = (weight: string) => weight === 'normal' || (weight !== '' && Number(weight) < 600)

const wrapContent = (element: Element, tag: string): void => {
  const wrapper = element.ownerDocument.createElement(tag)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}

const isHidden = (style: ReadonlyMap<string, string>) =>
  style.get('display') === 'none' || style.get('mso-hide') === 'all' || style.get('visibility') === 'hidden'

/**
 * Says in elements what pasted text says in styles: bold, italic, underline and strikethrough stay when the styles go.
 * What the style hides is removed, and a `<b>` that its style makes no bold (Google Docs) is opened.
 *
 * @param body Parsed and not yet cleaned.
 */
export const makeMarksOfStyles = (body: Element): void => {
  for (const element of [...body.querySelectorAll('[style]')]) {
    const style = declarations(element)
    if (isHidden(style)) {
      element.remove()
      continue
    }
    const font = style.get('font') ?? ''
    const weight = style.get('font-weight') ?? /\b(bold|[1-9]00)\b/.exec(font)?.[0] ?? ''
    const slant = style.get('font-style') ?? /\bitalic\b/.exec(font)?.[0] ?? ''
    const lines = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`
    const isHeading = element.closest('h1, h2, h3, h4, h5, h6') !== null
    const isLink = element.closest('a') !== null || element.querySelector('a') !== null
    if (isBold(weight) && !isHeading && element.closest('b, strong') === null) wrapContent(element, 'strong')
    if (slant === 'italic' && element.closest('i, em') === null) wrapContent(element, 'em')
    if (lines.includes('underline') && !isLink && element.closest('u') === null) wrapContent(element, 'u')
    if (lines.includes('line-through') && element.closest('s, del, strike') === null)
      wrapContent(element, 's')
    const isUnmarked =
      (/^(b|strong)$/.test(element.localName) && isPlainWeight(weight)) ||
      (/^(i|em)$/.test(element.localName) && slant === 'normal')
    if (isUnmarked) element.replaceWith(...element.childNodes)
  }
}
