/** The bounds of the text itself, however wide its element is. */
export const wordsOf = (element: Element): DOMRect => {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}
