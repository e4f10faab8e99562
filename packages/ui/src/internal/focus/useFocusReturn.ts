import { useEffectEvent, useInsertionEffect } from 'react'
import { focusPlaceOf, isFocusAround, isFocusNowhere, returnFocusTo } from './focusPlace'

/**
 * Gives the focus back when what is over the page closes: to where it was, or, where that has left meanwhile, to the
 * nearest place that is still there, or to the `fallback`. Where somebody else has given it back already (React Aria does,
 * to a button that is still there), nothing happens.
 */
export function useFocusReturn(fallback: () => Element | null = () => null) {
  const fallbackNow = useEffectEvent(fallback)
  // Before anything that appears takes the focus.
  useInsertionEffect(() => {
    const place = focusPlaceOf()
    const giveBack = (other: Element | null) => {
      if (!isFocusNowhere() && !isFocusAround(place)) return
      if (!returnFocusTo(place) && other !== null) returnFocusTo(focusPlaceOf(other))
    }
    return () => {
      const other = fallbackNow()
      // React Aria gives the focus back one frame after the unmount.
      requestAnimationFrame(() => requestAnimationFrame(() => giveBack(other)))
    }
  }, [])
}
