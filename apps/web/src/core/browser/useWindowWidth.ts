import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}

/** The result of a rule for the window's width in pixels; the component is drawn again only when the result changes. */
export const useWindowWidth = <T extends string | number | boolean>(rule: (width: number) => T): T =>
  useSyncExternalStore(subscribe, () => rule(window.innerWidth))
