import { useInsertionEffect } from 'react'
import { focusPlaceOf, isFocusNowhere, returnFocusTo } from './focusPlace'

/**
 * Finds a place for the focus when what is over the page closes and the button that opened it has left meanwhile. Where
 * the button is still there, React Aria has given the focus back already and nothing happens here.
 */
export function useFocusReturn() {
  // Before anything that appears takes the focus.
  useInsertionEffect(() => {
    const place = focusPlaceOf()
    const giveBack = () => {
      if (isFocusNowhere()) returnFocusTo(place)
    }
    // React Aria gives the focus back one frame after the unmount.
    return () => void requestAnimationFrame(() => requestAnimationFrame(giveBack))
  }, [])
}
