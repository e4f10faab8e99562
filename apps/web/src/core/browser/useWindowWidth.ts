import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}

/** What a rule makes of the window's width in pixels; whoever asks is drawn again only when that changes. */
export const useWindowWidth = <T extends string | number | boolean>(rule: (width: number) => T): T =>
  useSyncExternalStore(subscribe, () => rule(window.innerWidth))
