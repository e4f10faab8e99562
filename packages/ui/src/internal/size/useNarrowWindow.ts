import { useCallback, useSyncExternalStore } from 'react'

const isNarrower = (media: string): boolean =>
  typeof window.matchMedia === 'function' && window.matchMedia(media).matches

const narrowerThan = (width: number): string => `(width < ${width}px)`

/** Whether the window is less than `width` CSS pixels wide at this moment: for handlers and effects. */
export const isNarrowWindow = (width: number): boolean => isNarrower(narrowerThan(width))

/** Whether the window is less than `width` CSS pixels wide; false where there is no window to ask. */
export const useNarrowWindow = (width: number): boolean => {
  const media = narrowerThan(width)
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
    () => isNarrower(media),
    () => false,
  )
}
