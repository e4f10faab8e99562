/** Where the focus was: the element and what it stood in, from the inside out, without the body. */
export type FocusPlace = readonly HTMLElement[]

/** What the Tab key or a script can focus. */
export const focusableSelector =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex], [contenteditable="true"]'

/** Focuses an element without scrolling to it; answers whether it took the focus. */
export const tryFocus = (element: HTMLElement): boolean => {
  element.focus({ preventScroll: true })
  return document.activeElement === element
}

/** Whether nothing on the page has the focus: where it ends up when the element that had it leaves. */
export const isFocusNowhere = (): boolean =>
  document.activeElement === null || document.activeElement === document.body

/** Whether the focus is on what a place stands in, as on a dialog around a button, and the place itself is still there. */
export const isFocusAround = ([element, ...around]: FocusPlace): boolean =>
  element?.isConnected === true && around.some((node) => node === document.activeElement)

/** Notes where an element stands, by default the one with the focus. */
export const focusPlaceOf = (element: Element | null = document.activeElement): FocusPlace => {
  const place: HTMLElement[] = []
  for (let node = element; node !== null && node !== document.body; node = node.parentElement)
    if (node instanceof HTMLElement) place.push(node)
  return place.filter((node) => node !== document.documentElement)
}

/**
 * Puts the focus back. Where the element has left the page, or can no longer take the focus, what it stood in gets it: the
 * part of a widget that has a focus of its own (a grid's cell, a tab's panel, a dialog), else the nearest control.
 * Answers whether one was found.
 */
export const returnFocusTo = (place: FocusPlace): boolean => {
  const [element, ...around] = place.filter((node) => node.isConnected)
  if (element === undefined) return false
  if (element.matches(focusableSelector) && tryFocus(element)) return true
  const widgetPart = [element, ...around].find((node) => node.matches('[role][tabindex]'))
  if (widgetPart !== undefined && tryFocus(widgetPart)) return true
  return [element, ...around].some((node) =>
    [...node.querySelectorAll<HTMLElement>(focusableSelector)].some(tryFocus),
  )
}
