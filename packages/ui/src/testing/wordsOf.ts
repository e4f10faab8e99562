/** Where the words themselves stand, however wide their element is. */
export const wordsOf = (element: Element): DOMRect => {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}
