import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}

/**
 * What a rule makes of the window's width in CSS pixels. The component is drawn again only when the rule's answer
 * changes, not at every pixel. On a server, and while its markup is taken over, the width is `Infinity`: what is drawn
 * is the widest layout.
 *
 * @example
 * const isPhone = useWindowWidth(isPhoneWidth)
 * const columnCount = useWindowWidth((width) => (width > 1300 ? 15 : 9))
 */
export const useWindowWidth = <T extends string | number | boolean>(rule: (width: number) => T): T =>
  useSyncExternalStore(
    subscribe,
    () => rule(window.innerWidth),
    () => rule(Infinity),
  )
