import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window is less than `width` CSS pixels wide; false where there is no window to ask. */
export const useNarrowWindow = (width: number): boolean => {
  const media = `(width < ${width}px)`
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (typeof window.matchMedia !== 'function') return () => undefined
      const query = window.matchMedia(media)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    [media],
  )
  return useSyncExternalStore(
    subscribe,
    () => typeof window.matchMedia === 'function' && window.matchMedia(media).matches,
    () => false,
  )
}
