import { useSyncExternalStore } from 'react'

const query = '(pointer: coarse)'

function subscribe(onChange: () => void): () => void {
  const pointer = window.matchMedia(query)
  pointer.addEventListener('change', onChange)
  return () => pointer.removeEventListener('change', onChange)
}

/**
 * Whether the device is used with a finger: a telephone or a tablet, and no mouse. False on a server, and while its markup
 * is taken over.
 *
 * @example
 * const canDial = useCoarsePointer()
 */
export const useCoarsePointer = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
