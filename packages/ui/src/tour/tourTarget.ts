const isInSight = (element: Element): boolean =>
  typeof element.checkVisibility === 'function' ? element.checkVisibility() : true

/**
 * The element that a step of a tour points at: the first visible one that a selector finds; null where there is none, also where it is
 * no selector at all.
 *
 * @example findTourTarget("[data-tour='filters']")
 */
export const findTourTarget = (selector: string): Element | null => {
  try {
    return [...document.querySelectorAll(selector)].find(isInSight) ?? null
  } catch {
    return null
  }
}
