/** Rounding of boxes at fractions of a pixel. */
const tolerance = 1

const controls = 'a[href], button, input, select, textarea, [contenteditable="true"], [tabindex="0"]'

const nameOf = (element: Element): string => {
  const name = element.getAttribute('aria-label') ?? element.textContent
  return `${element.getAttribute('role') ?? element.tagName.toLowerCase()} "${name.trim().slice(0, 40)}"`
}

const scrollsSideways = (element: Element): boolean =>
  element.scrollWidth > element.clientWidth + tolerance &&
  ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)

/** A single line of text that is typed into moves inside its box: no one calls that scrolling. */
const isTypedInto = (element: Element): boolean => element.matches('input, textarea, select')

const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect()
  return (
    width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  )
}

const isInside = (element: Element, scrollers: readonly Element[]): boolean =>
  scrollers.some((scroller) => scroller.contains(element))

/**
 * What of the document, as it stands, can only be reached by moving it sideways, or not at all: the page, a part that
 * scrolls inside it, a control beyond the window's edge.
 *
 * @param mayScroll Whether parts of the story may scroll sideways, as a table of figures must: the story says why in its
 *   parameter `scrollsSideways`. The page itself never may.
 */
export const sidewaysProblems = (mayScroll: boolean): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement
  const shown = [...document.body.querySelectorAll('*')].filter((element) => element instanceof HTMLElement)
  const scrollers = shown.filter(
    (element) => !isTypedInto(element) && scrollsSideways(element) && isSeen(element),
  )
  const beyond = shown.filter((element) => {
    const { left, right } = element.getBoundingClientRect()
    const isOut = left < -tolerance || right > window.innerWidth + tolerance
    return isOut && element.matches(controls) && isSeen(element) && !isInside(element, scrollers)
  })
  const problems = [
    ...(scrollWidth > clientWidth + tolerance
      ? [`the page is ${scrollWidth} px wide in a window of ${clientWidth} px`]
      : []),
    ...(mayScroll
      ? []
      : scrollers.map(
          (element) =>
            `${nameOf(element)} scrolls sideways (if it must, say why in the parameter scrollsSideways)`,
        )),
    ...beyond.map((element) => `${nameOf(element)} is out of the window`),
  ]
  return [...new Set(problems)]
}
