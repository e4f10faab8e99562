/** Whether a selector finds an element that can be seen; a list that is kept behind a page cannot. */
export const isOnPage = (selector: string): boolean =>
  [...document.querySelectorAll(selector)].some(
    (element) => typeof element.checkVisibility !== 'function' || element.checkVisibility(),
  )
