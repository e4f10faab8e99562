import { useCallback, useSyncExternalStore } from 'react'

const onServer = () => undefined

/**
 * An id while an element on the page has it. A long list draws only what is in sight, and a search changes what there
 * is: until the line is drawn, naming it would lead screen readers to nothing.
 */
export const useDrawnId = (id: string | undefined): string | undefined => {
  const subscribe = useCallback(
    (onDraw: () => void) => {
      const observer = new MutationObserver(onDraw)
      // Nothing to wait for without an id.
      if (id !== undefined)
        observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['id'] })
      return () => observer.disconnect()
    },
    [id],
  )
  const drawnId = () => (id !== undefined && document.getElementById(id) !== null ? id : undefined)
  return useSyncExternalStore(subscribe, drawnId, onServer)
}
