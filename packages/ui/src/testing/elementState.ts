/** The text of an element; empty without one. */
export const textOf = (element: Element | null | undefined): string => (element?.textContent ?? '').trim()

/** Whether a button cannot be pressed: it is disabled, or its command is still running. */
export const isOff = (button: Element): boolean =>
  button.getAttribute('aria-disabled') === 'true' || button.hasAttribute('disabled')

/** What the elements say that `aria-describedby` names; ids that are not on the page are left out. */
export const descriptionOf = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(/\s+/)
    .map((id) => textOf(element.ownerDocument.getElementById(id)))
    .filter((text) => text !== '')
    .join(' ')
