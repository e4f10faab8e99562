import { useSyncExternalStore } from 'react'

const nothingChanges = () => () => undefined

/**
 * Whether there is a document to work with: no on a server and in the first render of a page that came from one, so
 * that both agree, and yes in every other render.
 */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  )
