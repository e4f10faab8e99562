import { focusableSelector, focusPlaceOf, isFocusNowhere, returnFocusTo, tryFocus } from './focusPlace'

/**
 * Elements that tell a screen reader where the focus is: a part marked for it, a widget's part, a named section, the
 * page.
 */
const regionSelector =
  '[data-focus-region], [role][tabindex], [role="dialog"], section[aria-label], section[aria-labelledby], main'

/** Makes a region focusable until it loses the focus again, so that a later press on its text does not focus it. */
const focusRegion = (region: HTMLElement): boolean => {
  if (region.hasAttribute('tabindex')) return tryFocus(region)
  region.tabIndex = -1
  region.addEventListener('blur', () => region.removeAttribute('tabindex'), { once: true })
  return tryFocus(region)
}

/** The controls after an element that Tab would come to. */
const controlsAfter = (element: HTMLElement): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(focusableSelector)].filter(
    (control) =>
      control.tabIndex >= 0 &&
      !element.contains(control) &&
      (element.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  )

/**
 * The `ref` of a part that may take itself away when a button inside it is pressed: a note that is closed, a failure
 * that is tried again. When it leaves with the focus inside, the focus goes on to the next control of the region that
 * it stood in (what is marked `data-focus-region`, a named section, a dialog, the page), or to that region itself,
 * instead of being lost. Where somebody else gives the focus a place at the same time, nothing happens.
 *
 * @example
 * <Failure role="alert" ref={handOverFocus}>… <Button onPress={onRetry}>Try again</Button></Failure>
 */
export const handOverFocus = (leaving: HTMLElement | null) => {
  if (leaving === null) return undefined
  // React calls this before the element leaves the page.
  return () => {
    if (!leaving.contains(document.activeElement)) return
    const place = focusPlaceOf(leaving.parentElement)
    const controls = controlsAfter(leaving)
    const giveOn = () => {
      const region = place.find((node) => node.isConnected && node.matches(regionSelector))
      if (region === undefined) return returnFocusTo(place)
      return controls.some((control) => region.contains(control) && tryFocus(control)) || focusRegion(region)
    }
    queueMicrotask(() => {
      if (isFocusNowhere()) giveOn()
    })
  }
}
