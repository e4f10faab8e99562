import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { placeKey, placeOf, type TargetPlace } from './targetPlace'
import { findTourTarget } from './tourTarget'

/** Calls back, at most once a frame, when anything on the page may have moved, appeared or been removed. */
const watchPage = (onChange: () => void): (() => void) => {
  let frame = 0
  const change = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      onChange()
    })
  }
  const mutations = new MutationObserver(change)
  mutations.observe(document.documentElement, { subtree: true, childList: true, attributes: true })
  const moving = ['resize', 'load', 'transitionend', 'animationend', 'scroll']
  for (const name of moving) window.addEventListener(name, change, { capture: true, passive: true })
  return () => {
    cancelAnimationFrame(frame)
    mutations.disconnect()
    for (const name of moving) window.removeEventListener(name, change, { capture: true })
  }
}

/** The element of a selector while it is on the page; calls back if it is missing or was removed. */
export function useTourTarget(selector: string, onTargetMissing: () => void): Element | null {
  const [target, setTarget] = useState<Element | null>(null)
  // Before the browser paints, so that the step appears with its target and not a frame later.
  useLayoutEffect(() => {
    const look = () => setTarget(findTourTarget(selector))
    look()
    return watchPage(look)
  }, [selector])
  const reportMissing = useEffectEvent(() => {
    // During the first render nothing is on the page yet.
    if (findTourTarget(selector) === null) onTargetMissing()
  })
  useEffect(() => {
    if (target === null) reportMissing()
  }, [target, selector])
  return target
}

/** The place of a target in the window and its reading direction, updated when anything moves it. */
export function useTargetPlace(target: Element): TargetPlace {
  const watchTarget = useCallback(
    (onChange: () => void) => {
      const sizes = new ResizeObserver(onChange)
      sizes.observe(target)
      const stop = watchPage(onChange)
      return () => {
        sizes.disconnect()
        stop()
      }
    },
    [target],
  )
  const key = useSyncExternalStore(
    watchTarget,
    () => placeKey(target),
    () => '',
  )
  return useMemo(() => placeOf(key), [key])
}
