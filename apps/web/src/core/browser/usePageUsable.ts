import { useSyncExternalStore } from 'react'
import { pageUsable } from './pageUsable'

/** Whether the page that the app starts with can be used, so that what it does without may be asked for. */
export const usePageUsable = (): boolean => useSyncExternalStore(pageUsable.subscribe, pageUsable.read)
